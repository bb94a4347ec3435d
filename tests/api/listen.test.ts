import { afterEach, beforeEach, expect, it } from "vitest";
import { listen } from "@/lib/db/listen";
import { pool } from "@/lib/db/pool";
import { listenForChanges } from "@/lib/http/front/listen";
import { onChanged } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { queueCode, textChannel } from "@/lib/sms/outbox";
import { resetDb, until } from "../db";
import { person } from "../people";

const endings: (() => unknown)[] = [];
beforeEach(resetDb);
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

it("a change in another process reaches this one, also after the line was cut", async () => {
  const heard: string[] = [];
  let opened = 0;
  endings.push(onChanged((tags) => heard.push(...tags)));
  endings.push(
    listenForChanges(() => {
      opened += 1;
    }),
  );
  await until(() => opened === 1);
  const say = (tag: string) => pool().query("select pg_notify('changed', $1)", [`another-process ${tag}`]);
  await say("busrequest");
  await until(() => heard.includes("busrequest"));
  await pool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen changed' and datname = current_database()",
  );
  await until(() => opened === 2);
  await say("company");
  await until(() => heard.includes("company"));
  expect(heard).toEqual(["busrequest", "company"]);
});

it("a notice that says nothing but that there is something is heard: texts in emergencies leave by it, not by the minute", async () => {
  const heard: string[] = [];
  let isOpen = false;
  endings.push(
    listen({
      channel: textChannel,
      hear: (payload) => heard.push(payload),
      onOpen: () => {
        isOpen = true;
      },
    }),
  );
  await until(() => isOpen);
  const { id: userId } = await person("busoperator");
  const to = { userId, number: "+4915155501180", language: "de" } as const;
  await transaction((tx) => queueCode(tx, to, "123456"));
  await until(() => heard.length > 0);
  expect(heard).toEqual([""]);
});
