import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api } from "./client";

const answers = (body: unknown, status = 200, headers = {}) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status, headers }));
const envelope = { successful: true, error: "", errordesc: "", entity: [{ id: 1 }, { id: 2 }] };

afterEach(() => vi.unstubAllGlobals());

it("unwraps the envelope: entity, its first element, total", async () => {
  answers({ ...envelope, total: 9 });
  expect(await api.get("/x")).toEqual({ entity: envelope.entity, first: { id: 1 }, total: 9 });
});

it("gives true for a delete that succeeded", async () => {
  answers({ ...envelope, entity: [] });
  expect(await api.delete("/x")).toBe(true);
});

it("throws what the envelope says: error, errordesc, fields, request id", async () => {
  const fields = [{ path: "email", message: "required" }];
  const failure = { successful: false, error: "ValidationFailed", errordesc: "Bitte prüfen", entity: [], fields };
  answers(failure, 400, { "x-request-id": "r1" });
  await expect(api.post("/x", {})).rejects.toMatchObject({
    status: 400,
    code: "ValidationFailed",
    errordesc: "Bitte prüfen",
    fields,
    requestId: "r1",
  });
});

it("throws Unavailable where the server is not reached, and an error for what is no envelope", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(api.get("/x")).rejects.toMatchObject({ status: 0, code: "Unavailable" });
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(api.get("/x")).rejects.toBeInstanceOf(ApiError);
});
