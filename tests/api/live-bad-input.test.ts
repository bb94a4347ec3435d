import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as counted from "@/app/api/inbox/count/route";
import * as read from "@/app/api/inbox/read/route";
import * as list from "@/app/api/inbox/route";
import { sessionMarks } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { LiveHub } from "@/lib/live/hub";
import { tell } from "@/lib/live/tell";
import { envelope, request, resetDb, until } from "@/tests/db";
import { closeSite, listenTo, openSite } from "@/tests/events";
import { person } from "@/tests/people";

let site = "";
beforeAll(async () => {
  site = await openSite();
});
afterAll(closeSite);
beforeEach(resetDb);

const sayOne = (topic: string, noun: string) =>
  transaction((tx) => tell(tx, { noun, record: crypto.randomUUID(), version: 1, topics: [topic] }));

describe("a line that does not hold", () => {
  it("cut again and again, brings each change once and in order", async () => {
    const reader = await person("busoperator");
    const topic = `company:${reader.companyId}`;
    const heard: string[] = [];
    const first = await listenTo(site, reader);
    await first.ready();
    let lastId = first.lastId();
    first.cut();
    for (let round = 0; round < 10; round++) {
      await sayOne(topic, `away ${round}`);
      const stream = await listenTo(site, { ...reader, lastId });
      await until(() => stream.heard().length === 1);
      await sayOne(topic, `here ${round}`);
      await until(() => stream.heard().length === 2);
      heard.push(...stream.heard().map(({ data }) => data.noun));
      lastId = stream.lastId();
      stream.cut();
      await until(stream.ended);
    }
    expect(heard).toEqual(Array.from({ length: 10 }, (_, round) => [`away ${round}`, `here ${round}`]).flat());
  });

  it("200 tabs of one reader hear the same, and none is left behind when they close", async () => {
    const reader = await person("busoperator");
    const topic = `company:${reader.companyId}`;
    const hub = new LiveHub({ marksOf: sessionMarks });
    const texts = Array.from({ length: 200 }, () => "");
    const ends = texts.map((_, tab) => {
      const write = (text: string) => {
        texts[tab] += text;
      };
      const to = { write, end: () => undefined, waiting: () => 0 };
      return hub.open({ reader: reader.id, topics: new Set([topic]), session: null }, null, to);
    });
    await until(() => texts.every((text) => text.includes("id: ")));
    await sayOne(topic, "offer");
    await until(() => texts.every((text) => text.includes('"noun":"offer"')));
    for (const end of ends) end();
    expect(hub.size).toBe(0);
  });
});

describe("an inbox of 10,000 unread", () => {
  it("gives its pages and its counts, and is read up to an item in one go", async () => {
    const me = await person("busoperator");
    const holder = me.companyId as string;
    await prisma.$executeRaw`insert into inbox_item (id, holder, "companyId", kind, noun, record, at)
      select gen_random_uuid(), ${holder}::uuid, ${holder}::uuid, 'change', 'trip', gen_random_uuid(),
        now() - i * interval '1 minute' from generate_series(1, 10000) i`;
    const { cookie } = me;
    const page = (search: string) => list.GET(request(`/api/inbox${search}`, { cookie })).then(envelope);
    const [first, last, beyond] = [await page(""), await page("?skip=9960&take=100"), await page("?skip=10000")];
    expect([first.total, first.entity.length, last.entity.length, beyond.entity.length]).toEqual([10_000, 50, 40, 0]);
    const count = async () => (await envelope(await counted.GET(request("/api/inbox/count", { cookie })))).entity[0];
    expect(await count()).toMatchObject({ unread: 10_000, open: 10_000 });
    await read.POST(request("/api/inbox/read", { body: { id: first.entity[0].id }, cookie }));
    expect(await count()).toMatchObject({ unread: 0, open: 10_000 });
  });
});
