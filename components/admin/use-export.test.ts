import { afterEach, expect, it, vi } from "vitest";
import { refusalOf } from "./use-export";

afterEach(() => vi.unstubAllGlobals());

const choice = { name: "users", lng: "de" as const, columns: ["id"] };
const href = "/api/admin/users.csv?lng=de&columns=id";
function answers(status: number, body: object, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status, headers }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("asks first whether the file would come", async () => {
  const fetched = answers(200, { successful: true, error: "", errordesc: "", entity: [{ columns: ["id"] }] });
  expect(await refusalOf(choice)).toBeNull();
  expect(fetched).toHaveBeenCalledWith(`${href}&check=1`, expect.anything());
});

it("gives the refusal with what happened and the request's id, for the HTTP error modal", async () => {
  const refused = { successful: false, error: "Unauthorized", errordesc: "Please sign in.", entity: [] };
  answers(401, refused, { "x-request-id": "0199aaaa" });
  expect(await refusalOf(choice)).toMatchObject({ status: 401, errordesc: "Please sign in.", requestId: "0199aaaa" });
});

it("gives a refusal without a status where the server is out of reach", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await refusalOf(choice)).toMatchObject({ status: 0 });
});
