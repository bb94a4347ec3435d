import { afterEach, expect, it } from "vitest";
import { pool } from "@/lib/db/pool";
import { listenForChanges } from "@/lib/http/front/listen";
import { onChanged } from "@/lib/cache/tags";
import { until } from "../db";

const endings: (() => unknown)[] = [];
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
  await pool().query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen changed'");
  await until(() => opened === 2);
  await say("company");
  await until(() => heard.includes("company"));
  expect(heard).toEqual(["busrequest", "company"]);
});
