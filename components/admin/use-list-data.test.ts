import { afterEach, expect, it, vi } from "vitest";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin";
import { adminBusList } from "@/lib/features/bus/schema/admin";
import { passiveList } from "@/lib/features/provider/schema/list";
import { adminUserList } from "@/lib/features/user/schema/admin";
import { type AnyList, readQuery } from "@/lib/http/admin-list";
import { readPage } from "./use-list-data";

afterEach(() => vi.unstubAllGlobals());

const lists: [string, AnyList][] = [
  ["users", adminUserList],
  ["requests", adminRequestList],
  ["bus", adminBusList],
  ["provider", passiveList],
];

it.each(lists)("holds no id twice and the whole count: %s", async (_name, list) => {
  const entity = [{ id: "a" }, { id: "b" }, { id: "a" }];
  const answer = { successful: true, error: "", errordesc: "", entity, total: 41 };
  const fetched = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetched);
  const page = await readPage(list, readQuery(list, new URLSearchParams("page=2")));
  expect(page).toEqual({ rows: [{ id: "a" }, { id: "b" }], total: 41 });
  expect(fetched.mock.calls[0]?.[0]).toMatch(new RegExp(`^/api${list.call}\\?.*skip=10`));
});
