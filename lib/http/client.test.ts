import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api } from "./client";

const answers = (body: unknown, status = 200, headers = {}) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status, headers }));
const envelope = { successful: true, error: "", errordesc: "", entity: [{ id: 1 }, { id: 2 }] };

afterEach(() => vi.unstubAllGlobals());

it("unwraps the envelope: entity, its first element, total", async () => {
  answers({ ...envelope, total: 9 });
  expect(await api("GET /user")).toEqual({ entity: envelope.entity, first: { id: 1 }, total: 9 });
});

it("sends what the call takes: path, query, body, key and token", async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ ...envelope, entity: [] })));
  vi.stubGlobal("fetch", fetched);
  const filter = { a: { category: "vacancy" as const } };
  await api("GET /busrequest", { query: { take: 5, latest: true, skip: undefined, filter } });
  const search = new URLSearchParams({ take: "5", latest: "true", filter: JSON.stringify(filter) });
  expect(fetched).toHaveBeenLastCalledWith(`/api/busrequest?${search}`, expect.objectContaining({ method: "GET" }));
  const given = { params: { id: "a/b" }, body: { text: "Hello" }, idempotencyKey: "k", token: "t" };
  await api("POST /offer/{id}/message", given);
  expect(fetched).toHaveBeenLastCalledWith(
    "/api/offer/a%2Fb/message",
    expect.objectContaining({
      method: "POST",
      body: '{"text":"Hello"}',
      headers: { "content-type": "application/json", "idempotency-key": "k", "x-request-token": "t" },
    }),
  );
});

it("gives true for a delete that succeeded", async () => {
  answers({ ...envelope, entity: [] });
  expect(await api("DELETE /booking/{id}", { params: { id: "1" } })).toBe(true);
});

it("throws what the envelope says: error, errordesc, fields, request id", async () => {
  const fields = [{ path: "email", message: "required" }];
  const failure = { successful: false, error: "ValidationFailed", errordesc: "Bitte prüfen", entity: [], fields };
  answers(failure, 400, { "x-request-id": "r1" });
  await expect(api("POST /forgotpassword", { body: { email: "x" } })).rejects.toMatchObject({
    status: 400,
    code: "ValidationFailed",
    errordesc: "Bitte prüfen",
    fields,
    requestId: "r1",
  });
});

it("throws Unavailable where the server is not reached, and an error for what is no envelope", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(api("GET /user")).rejects.toMatchObject({ status: 0, code: "Unavailable" });
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(api("GET /user")).rejects.toBeInstanceOf(ApiError);
});
