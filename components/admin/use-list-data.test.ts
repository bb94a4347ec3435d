import { afterEach, expect, it, vi } from "vitest";
import { adminBusList } from "@/lib/features/bus/schema/admin-call";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { passiveList } from "@/lib/features/provider/schema/list-call";
import { adminUserList } from "@/lib/features/user/schema/admin-call";
import { api } from "@/lib/http/client";
import { readPage } from "./use-list-data";

const second = new URLSearchParams("page=2");
afterEach(() => vi.unstubAllGlobals());

type Read = () => Promise<{ entity: { id: string }[]; total: number }>;
const lists: [string, Read, string][] = [
  [
    "users",
    () => api("GET /admin/users", { query: adminUserList.queryOf(adminUserList.read(second)) }),
    "/admin/users",
  ],
  [
    "requests",
    () => api("GET /admin/requests", { query: adminRequestList.queryOf(adminRequestList.read(second)) }),
    "/admin/requests",
  ],
  ["bus", () => api("GET /admin/buses", { query: adminBusList.queryOf(adminBusList.read(second)) }), "/admin/buses"],
  [
    "provider",
    () => api("GET /admin/providers", { query: passiveList.queryOf(passiveList.read(second)) }),
    "/admin/providers",
  ],
];

it.each(lists)("holds no id twice and the whole count: %s", async (_name, read, path) => {
  const entity = [{ id: "a" }, { id: "b" }, { id: "a" }];
  const answer = { successful: true, error: "", errordesc: "", entity, total: 41 };
  const fetched = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetched);
  const page = await readPage(read());
  expect(page).toEqual({ rows: [{ id: "a" }, { id: "b" }], total: 41 });
  expect(fetched.mock.calls[0]?.[0]).toMatch(new RegExp(`^/api${path}\\?.*skip=10`));
});
