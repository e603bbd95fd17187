interface TransferEvent {
  readonly loaded: number;
  readonly total: number;
}

/** The part of `XMLHttpRequest` that is used here. This package is compiled without the types of browsers. */
interface Xhr {
  responseType: string;
  readonly response: ArrayBuffer;
  readonly responseURL: string;
  readonly status: number;
  readonly statusText: string;
  readonly upload: { addEventListener(type: string, listener: (event: TransferEvent) => void): void };
  addEventListener(type: string, listener: () => void): void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: unknown): void;
  abort(): void;
}

/** Statuses whose answers must have no body. */
const BODILESS = new Set([204, 205, 304]);

/** `XMLHttpRequest`, where there is one. */
export function xhrOfBrowser(): (new () => Xhr) | undefined {
  return (globalThis as { XMLHttpRequest?: new () => Xhr }).XMLHttpRequest;
}

/** Sends a request as `fetch` would with `redirect: "manual"`, but through `XMLHttpRequest`, which tells how far it is. */
export async function sendByXhr(
  Xhr: new () => Xhr,
  url: string,
  init: RequestInit,
  report: (sent: number, total: number) => void,
): Promise<Response> {
  const { method = "GET", headers, body, signal } = init;
  signal?.throwIfAborted();
  const xhr = new Xhr();
  const abort = (): void => xhr.abort();
  const answered = new Promise<void>((resolve, reject) => {
    const tell = ({ loaded, total }: TransferEvent): void => {
      try {
        report(loaded, total);
      } catch (error) {
        reject(error);
        abort();
      }
    };
    for (const event of ["loadstart", "progress", "load"]) xhr.upload.addEventListener(event, tell);
    xhr.addEventListener("load", resolve);
    xhr.addEventListener("error", () => reject(new TypeError("XMLHttpRequest failed")));
    xhr.addEventListener("abort", () => reject(signal?.reason));
  });
  xhr.open(method, url);
  xhr.responseType = "arraybuffer";
  for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
  signal?.addEventListener("abort", abort);
  try {
    xhr.send(body);
    await answered;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  return responseOf(xhr, url);
}

function responseOf(xhr: Xhr, url: string): Response {
  const { status, statusText, responseURL } = xhr;
  // It went somewhere else already. As the redirect that it was, the client refuses it.
  if (responseURL && responseURL !== new URL(url).href)
    return new Response(null, { status: 307, headers: { location: responseURL } });
  const headers = new Headers();
  for (const [, name = "", value = ""] of xhr.getAllResponseHeaders().matchAll(/^([^:\r\n]+):[ \t]*(.*?)\r?$/gm)) {
    headers.append(name, value);
  }
  return new Response(BODILESS.has(status) ? null : xhr.response, { status, statusText, headers });
}
