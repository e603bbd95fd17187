import { describe, expect, it } from "vitest";
import { createClient } from "./index.ts";

const baseUrl = "http://api.test/api/openapi/v1";

/** A client whose requests are kept and answered with `answer`. */
function recordingClient(answer: unknown = {}, status = 200) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl,
    apiKey: "key_1",
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json(answer, { status });
    },
  });
  return { client, requests };
}

describe("createClient", () => {
  it("sends the key in x-api-key", async () => {
    const { client, requests } = recordingClient();
    await client.GET("/auth/validate");
    expect(requests[0]?.headers.get("x-api-key")).toBe("key_1");
  });

  it("puts path parameters into the path", async () => {
    const { client, requests } = recordingClient();
    await client.GET("/contacts/{contactId}", { params: { path: { contactId: "66f1c0de5a7b3c0012ab0001" } } });
    expect(requests[0]?.url).toBe(`${baseUrl}/contacts/66f1c0de5a7b3c0012ab0001`);
  });

  it("repeats a list parameter once for each value", async () => {
    const { client, requests } = recordingClient();
    await client.GET("/operations", { params: { query: { status: ["pending", "THROTTLED"] } } });
    expect(requests[0]?.url).toBe(`${baseUrl}/operations?status=pending&status=THROTTLED`);
  });

  it("sends JSON", async () => {
    const { client, requests } = recordingClient();
    await client.PATCH("/contacts/{contactId}", { params: { path: { contactId: "1" } }, body: { headline: null } });
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(await requests[0]?.json()).toEqual({ headline: null });
  });

  it("sends a file as form data", async () => {
    const { client, requests } = recordingClient({ message: "stored" });
    await client.POST("/contacts/{contactId}/documents", {
      params: { path: { contactId: "66f1c0de5a7b3c0012ab0001" } },
      body: { type: "cv", file: new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }) },
    });
    const form = await requests[0]?.formData();
    expect(form?.get("type")).toBe("cv");
    const file = form?.get("file");
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: "cv.pdf", type: "application/pdf", size: 8 });
  });

  it("resolves to data on success", async () => {
    const { client } = recordingClient({ items: [], count: 0 });
    const { data, error } = await client.GET("/contacts/tags");
    expect(data).toEqual({ items: [], count: 0 });
    expect(error).toBeUndefined();
  });

  it("resolves to error on an error answer", async () => {
    const { client } = recordingClient({ code: "NOT_FOUND", error: "There is nothing here." }, 404);
    const { data, error, response } = await client.GET("/campaigns/{campaignId}", {
      params: { path: { campaignId: "1" } },
    });
    expect(data).toBeUndefined();
    expect(error).toEqual({ code: "NOT_FOUND", error: "There is nothing here." });
    expect(response.status).toBe(404);
  });

  it("gives the raw response beside the data with throws: false", async () => {
    const { client } = recordingClient({ items: [], count: 0 });
    const { data, response } = await client.listContactTags({}, { throws: false });
    expect(response).toBeInstanceOf(Response);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual(data);
  });

  it("refuses a base address that is not http", () => {
    expect(() => createClient({ baseUrl: "api.test", apiKey: "k" })).toThrow(/baseUrl must be an http or https URL/);
  });

  it("does not mind a slash at the end of the base address", async () => {
    const requests: string[] = [];
    const client = createClient({
      baseUrl: `${baseUrl}/`,
      apiKey: "key_1",
      fetch: async (url) => {
        requests.push(url);
        return Response.json({});
      },
    });
    await client.validateApiKey();
    expect(requests).toEqual([`${baseUrl}/auth/validate`]);
  });

  it.each(["", ".", ".."])("refuses the identifier %j, which would lead to another path", async (contactId) => {
    const { client, requests } = recordingClient();
    await expect(client.getContact({ contactId })).rejects.toThrow(/contactId must be an identifier/);
    expect(requests).toEqual([]);
  });

  it("refuses a file over 10 MB before it sends anything", async () => {
    const { client, requests } = recordingClient();
    const file = new Uint8Array(10 * 1024 * 1024 + 1);
    const upload = client.uploadContactDocument({ contactId: "66f1c0de5a7b3c0012ab0001", type: "cv", file });
    await expect(upload).rejects.toThrow(/file has 10485761 bytes; at most 10485760/);
    expect(requests).toEqual([]);
  });

  it("refuses an empty key without showing it", () => {
    expect(() => createClient({ baseUrl, apiKey: "" })).toThrow(/apiKey must be/);
  });

  it("refuses a key that would break the header, without showing it", () => {
    expect(() => createClient({ baseUrl, apiKey: "se\r\ncret" })).toThrow(/^((?!cret).)*$/s);
  });
});
