import { type Behaviour, shown } from "../behaviour.ts";
import { type Step, service } from "../service.ts";

/** What a call gives that resolves whatever the status. */
function result(step: Step): Behaviour["observe"] {
  return async (client) => {
    const { fetch } = service(step);
    const call = client.connect({ fetch, retries: 0, results: true }).call("validateApiKey");
    return call.then(
      (value) => {
        const { data, error } = value as { data?: unknown; error?: unknown };
        return error instanceof Error
          ? `error is ${error.name}`
          : data
            ? `data is ${shown(data)}`
            : `error is ${shown(error)}`;
      },
      ({ name }) => `throws ${name}`,
    );
  };
}

/** The form of results: by call with ours, by client with the generated one. */
export const results: Behaviour[] = [
  { when: "result of a success", observe: result({ body: { valid: true } }), expected: 'data is `{"valid":true}`' },
  {
    when: "result of a 401",
    observe: result({ status: 401, body: { valid: false, error: "Unknown key." } }),
    expected: { ours: "error is UnauthorizedError", generated: 'error is `{"valid":false,"error":"Unknown key."}`' },
  },
  {
    when: "result without a connection",
    observe: result(new TypeError("fetch failed")),
    expected: { ours: "throws ConnectionError", generated: "throws TypeError" },
  },
];
