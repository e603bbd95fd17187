import { type Behaviour, endOf } from "../behaviour.ts";
import { service } from "../service.ts";

const contactId = "66f1c0de5a7b3c0012ab0001";
const megabyte = 2 ** 20;

/** How a client sends the body of an upload, or refuses to. */
function upload(body: object): Behaviour["observe"] {
  return async (client) => {
    const { fetch, requests } = service();
    const end = await endOf(client.connect({ fetch }).call("uploadContactDocument", { contactId, ...body }));
    const [request] = requests;
    if (!request) return end;
    if (!request.headers.get("content-type")?.includes("boundary")) return `sends \`${await request.text()}\``;
    return `sends a file of ${((await request.formData()).get("file") as File).size} bytes`;
  };
}

function form(size: number): FormData {
  const data = new FormData();
  data.append("type", "cv");
  data.append("file", new Blob([new Uint8Array(size)]));
  return data;
}

/** What becomes of files. */
export const uploads: Behaviour[] = [
  {
    when: "file as a property",
    observe: upload({ type: "cv", file: new Blob(["%PDF-1.7"]) }),
    expected: { ours: "sends a file of 8 bytes", generated: 'sends `{"type":"cv","file":{}}`' },
  },
  {
    when: "file as bytes",
    observe: upload({ type: "cv", file: new TextEncoder().encode("%PDF") }),
    expected: {
      ours: "sends a file of 4 bytes",
      generated: 'sends `{"type":"cv","file":{"0":37,"1":80,"2":68,"3":70}}`',
    },
  },
  {
    when: "file of more than 10 MB",
    observe: (client) =>
      client.name === "ours"
        ? upload({ type: "cv", file: new Blob([new Uint8Array(10 * megabyte + 1)]) })(client)
        : upload({ body: form(10 * megabyte + 1) })(client),
    expected: { ours: "throws TypeError", generated: "sends a file of 10485761 bytes" },
  },
];
