import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changed, changedChannel, onChanged, tagsOfNotice } from "@/lib/cache/tags";
import { listen } from "@/lib/db/listen";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { until } from "../db";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const here: string[] = [];
const notices: string[] = [];
beforeEach(async () => {
  here.length = 0;
  notices.length = 0;
  let open = false;
  const onOpen = () => {
    open = true;
  };
  endings.push(onChanged((tags) => here.push(...tags)));
  endings.push(listen({ channel: changedChannel, hear: (payload) => notices.push(payload), onOpen }));
  await until(() => open);
});

describe("changed", () => {
  it("drops copies here at the commit, before the caller goes on, and tells the others", async () => {
    await transaction(async (tx) => {
      await changed(tx, "company", "company:1");
      expect(here).toEqual([]);
    });
    expect(here).toEqual(["company", "company:1"]);
    await until(() => notices.length === 1);
    expect(notices[0]).toMatch(/^[\w-]{36} company company:1$/);
    expect(tagsOfNotice(notices[0] ?? "")).toBeNull();
  });

  it("says nothing of what is rolled back", async () => {
    const failing = transaction(async (tx) => {
      await changed(tx, "company");
      throw new Error("later trouble");
    });
    await expect(failing).rejects.toThrow("later trouble");
    await transaction((tx) => changed(tx, "news"));
    await until(() => notices.length > 0);
    expect(here).toEqual(["news"]);
    expect(notices).toEqual([expect.stringMatching(/ news$/)]);
  });

  it("needs the transaction whose commit it waits for", async () => {
    await expect(prisma.$transaction((tx) => changed(tx, "news"))).rejects.toThrow("lib/db/transaction");
    expect(here).toEqual([]);
  });
});
