/** What the page runs. Everything that came with a request is set as text, never as markup. */
export const pageScript = `
const byId = (id) => document.getElementById(id);
const list = byId("requests");
const message = byId("message");
const shown = 200;
let newest = 0;

const send = async (method, path, body) => {
  const response = await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const text = response.ok ? "" : (await response.json()).error;
  message.textContent = text;
  return response.ok;
};

const element = (name, text, className = "") =>
  Object.assign(document.createElement(name), { textContent: text, className });

const row = ({ method, path, queryNames, status, milliseconds, operationId, reason, key, time, curl }) => {
  const item = document.createElement("li");
  const query = queryNames.length > 0 ? "?" + queryNames.join("&") : "";
  const head = document.createElement("p");
  head.append(
    element("b", String(status), status < 300 ? "ok" : status < 500 ? "warn" : "fail"),
    " ", element("code", method + " " + path + query),
  );
  const copy = element("button", "Copy");
  copy.addEventListener("click", () => navigator.clipboard.writeText(curl).then(
    () => { copy.textContent = "Copied"; },
    () => { copy.textContent = "Select the line and copy it"; },
  ));
  const command = document.createElement("p");
  command.append(copy, " ", element("code", curl));
  const why = (operationId ? operationId + ": " : "") + reason;
  const facts = time.slice(11, 19) + " UTC, " + milliseconds + " ms, key " + key;
  item.append(head, element("p", why), element("p", facts), command);
  return item;
};

const refresh = async () => {
  try {
    const { requests } = await (await fetch("requests?after=" + newest)).json();
    newest = requests[0]?.id ?? newest;
    list.prepend(...requests.map(row));
    while (list.children.length > shown) list.lastChild.remove();
    byId("empty").hidden = list.children.length > 0;
  } catch {
    message.textContent = "The mock does not answer.";
  }
  setTimeout(refresh, 1000);
};

byId("scenarios").addEventListener("change", () => {
  const use = [...document.querySelectorAll("#scenarios input:checked")].map(({ name }) => name);
  send("PUT", "scenarios", { use });
});
byId("reset").addEventListener("click", async () => {
  if (await send("POST", "reset", {})) message.textContent = "All state is forgotten.";
});
byId("clear").addEventListener("click", async () => {
  if (await send("DELETE", "requests", {})) list.replaceChildren();
});
refresh();
`;
