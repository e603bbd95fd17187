import { maskJson, maskName, maskText } from "./mask.ts";

/** Characters of a body that are shown. */
const SHOWN = 1024;
/** Bytes of an answer that are read in order to show its shape. */
const READ = 2 ** 16;

/** The body of a request, masked, with a space before it; nothing where there is none. */
export function describeBody(body: unknown): string {
  if (body === null || body === undefined) return "";
  if (body instanceof FormData) return ` form(${[...body].map(describePart).join(", ")})`;
  return typeof body === "string" ? describeText(body) : " bytes";
}

/** The body of an answer, masked. Whoever reads the answer still gets it. */
export async function describeAnswer(response: Response): Promise<string> {
  try {
    const text = await readStart(response.clone());
    return text === undefined ? ` more than ${READ} bytes` : describeText(text);
  } catch {
    return " broken off";
  }
}

function describeText(text: string): string {
  if (text === "") return "";
  try {
    const shape = JSON.stringify(maskJson(JSON.parse(text)));
    return ` ${shape.length > SHOWN ? `${shape.slice(0, SHOWN)}…` : shape}`;
  } catch {
    return ` text(${text.length})`;
  }
}

function describePart([name, value]: [string, string | File]): string {
  if (typeof value === "string") return `${maskName(name)}: ${maskText(value)}`;
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(value.type) ? value.type : "file";
  return `${maskName(name)}: ${type} of ${value.size} bytes`;
}

/** The text of an answer, unless it is long. */
async function readStart(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > READ) {
      // Not awaited: it waits until the answer itself is read or given up.
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
