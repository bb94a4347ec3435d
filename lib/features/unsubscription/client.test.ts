import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/http/client";
import { deleteUnsubscription, deleteUnsubscriptionOfGroup, unsubscriptionGroups } from "./client";

const asked: string[] = [];
function answers(body: unknown, status = 200) {
  vi.stubGlobal("fetch", async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`);
    return new Response(JSON.stringify(body), { status });
  });
}
const good = { successful: true, error: "", errordesc: "", entity: [], total: 0 };
const bad = { successful: false, error: "Forbidden", errordesc: "Nein", entity: [] };
const query = { limit: 10, offset: 20 };
const listAll = () => api("GET /admin/mailer/unsubscriptions", { query });
const listActive = () => api("GET /admin/mailer/unsubscriptions/active", { query });
const search = (term: string) => api("GET /admin/mailer/unsubscriptions/search/{term}", { params: { term } });

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe("calls of the mailer", () => {
  it("lists throw when the answer is not ok", async () => {
    answers(bad, 403);
    await expect(listAll()).rejects.toMatchObject({ status: 403, code: "Forbidden" });
    await expect(listActive()).rejects.toMatchObject({ status: 403 });
    await expect(search("x")).rejects.toMatchObject({ status: 403 });
  });

  it("lists ask by limit and offset", async () => {
    answers(good);
    expect(await listAll()).toMatchObject({ entity: [], total: 0 });
    await listActive();
    await search("a@b/c");
    expect(asked).toEqual([
      "GET /api/admin/mailer/unsubscriptions?limit=10&offset=20",
      "GET /api/admin/mailer/unsubscriptions/active?limit=10&offset=20",
      "GET /api/admin/mailer/unsubscriptions/search/a%40b%2Fc",
    ]);
  });

  it("delete calls return a boolean", async () => {
    answers(good);
    expect(await deleteUnsubscription("a@b.example")).toBe(true);
    expect(await deleteUnsubscriptionOfGroup("news", "a@b.example")).toBe(true);
    answers(bad, 404);
    expect(await deleteUnsubscription("a@b.example")).toBe(false);
    expect(await deleteUnsubscriptionOfGroup("news", "a@b.example")).toBe(false);
    expect(asked.slice(0, 2)).toEqual([
      "DELETE /api/admin/mailer/unsubscriptions/a%40b.example",
      "DELETE /api/admin/mailer/unsubscriptions/groups/news/a%40b.example",
    ]);
  });

  it("groups are read again after 60 seconds", () => {
    expect(unsubscriptionGroups.staleTime).toBe(60_000);
  });
});
