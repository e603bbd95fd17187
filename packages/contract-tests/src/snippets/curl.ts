// Stands on PATH as `curl` while a snippet runs, so that a machine without curl can check it. Fails unless the answer is a success.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: "string", short: "X" },
    header: { type: "string", short: "H", multiple: true, default: [] },
    data: { type: "string", short: "d" },
    form: { type: "string", short: "F", multiple: true, default: [] },
  },
});

async function formBody(fields: string[]): Promise<FormData> {
  const form = new FormData();
  for (const field of fields) {
    const [name = "", value = ""] = field.split(/=(.*)/s);
    form.append(name, value.startsWith("@") ? new File([await readFile(value.slice(1))], value.slice(1)) : value);
  }
  return form;
}

const body = values.form.length > 0 ? await formBody(values.form) : values.data;
const response = await fetch(positionals[0] ?? "", {
  method: values.request ?? (body === undefined ? "GET" : "POST"),
  headers: values.header.map((line): [string, string] => [line.split(":")[0] ?? "", line.split(/:\s*(.*)/s)[1] ?? ""]),
  ...(body !== undefined && { body }),
});
console.log(await response.text());
process.exitCode = response.ok ? 0 : 22;
