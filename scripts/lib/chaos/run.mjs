import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Advice, say, step } from "../progress.mjs";
import { makeClient } from "./client.mjs";
import { deeds } from "./deeds.mjs";
import { openLedger, settle } from "./ledger.mjs";
import { openMarket } from "./market.mjs";
import { startWriters } from "./writers.mjs";

/** Milliseconds that the writers have for themselves before and after each deed. */
const calm = 3_000;

async function wreck(market, ledger, counts) {
  const told = [];
  for (const [name, deed] of Object.entries(deeds)) {
    await wait(calm);
    const from = performance.now();
    const before = new Map(counts);
    const how = await step(name, () => deed(market));
    await wait(calm);
    const pause = ledger.longestPause(from, performance.now());
    const failed = [...counts].filter(([status]) => status === 0 || status >= 500);
    const since = failed.map(([status, n]) => [status || "no answer", n - (before.get(status) ?? 0)]);
    const tries = since.filter(([, n]) => n > 0).map(([status, n]) => `${n} × ${status}`);
    told.push({ name, how, pause, tries: tries.join(", ") || "none" });
  }
  return told;
}

const mailsSql =
  "select count(*) filter (where state = 'queued')::int as queued, count(*) filter (where state = 'failed')::int as failed, count(*)::int as all from outbox_mail";

/** Mails that waited for their server are due at once instead of minutes later; the sweep comes with each minute. */
async function untilMailed({ postgres }) {
  let [left, still] = [Number.POSITIVE_INFINITY, 0];
  // As long as any leave: a minute in which none did is the end.
  for (let i = 0; still < 30; i += 1) {
    const [mails] = await postgres.ask(mailsSql);
    if (mails.queued === 0) return mails;
    still = mails.queued < left ? 0 : still + 1;
    left = Math.min(left, mails.queued);
    if (i % 30 === 0) await postgres.ask(`update outbox_mail set "nextAttempt" = now() where state = 'queued'`);
    await wait(2_000);
  }
  return (await postgres.ask(mailsSql))[0];
}

/** Lines that speak of a defect, by their text. */
function defects({ scratch }) {
  const logs = fs.readdirSync(scratch).filter((name) => name.endsWith(".log"));
  const lines = logs.flatMap((name) => fs.readFileSync(path.join(scratch, name), "utf8").split("\n"));
  return lines.filter((line) => /"msg":"(defect in|unhandled rejection)/.test(line));
}

function tell({ told, compared, repeats, twice, mails, handed, counts }) {
  say("\nwhat was done                       longest pause   tries that failed");
  for (const { name, how, pause, tries } of told) {
    if (how === null) say(`${name.padEnd(36)}not possible on this machine`);
    else say(`${name.padEnd(36)}${`${pause.toFixed(1)} s`.padEnd(16)}${tries}   (${how})`);
  }
  say("");
  for (const { kind, acknowledged, lost, doubled } of compared)
    say(`${kind.padEnd(16)}${acknowledged} acknowledged, lost ${lost}, doubled ${doubled}`);
  say(`repeated        ${repeats.repeated} with their keys, another answer ${repeats.other}`);
  say(`won twice ${twice.wins}, booked twice ${twice.bookings}, mails written twice ${twice.mails}`);
  say(
    `mails           ${mails.all}, waiting ${mails.queued}, given up ${mails.failed}; handed over twice ${handed.twice}`,
  );
  say(
    `answers         ${[...counts]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${status || "none"}: ${n}`)
      .join(", ")}`,
  );
}

const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

function wrongs({ compared, repeats, twice, mails, handed, counts, found, refusals }) {
  const faults = {
    lost: sum(compared.map(({ lost }) => lost)),
    doubled: sum(compared.map(({ doubled }) => doubled)) + twice.wins + twice.bookings + twice.mails,
    "another answer to a repeat": repeats.other,
    "mails that did not leave": mails.queued + mails.failed + handed.missing,
    "answers 500": counts.get(500) ?? 0,
    "defects in the log": found.length,
    "refused without a reason": refusals.length,
  };
  return Object.entries(faults).flatMap(([name, n]) => (n > 0 ? [`${name}: ${n}`] : []));
}

/** npm run chaos: a market that is traded in while everything below it is taken away, and its ledger afterwards. */
export async function chaos() {
  const market = await openMarket();
  const [counts, ledger] = [new Map(), openLedger()];
  const call = makeClient(market.servers, counts);
  const stop = await startWriters({ market, ledger, call });
  const told = await wreck(market, ledger, counts);
  await stop();
  const settled = await step("holding the ledger against the database", () => settle(market, ledger, call));
  const mails = await step("waiting for the last mails", () => untilMailed(market));
  const ids = (await market.postgres.ask("select id from outbox_mail")).map(({ id }) => id);
  const taken = [...market.mailbox.taken];
  const handed = {
    twice: taken.filter(([, n]) => n > 1).length,
    missing: ids.filter((id) => !taken.some(([mail]) => mail?.includes(id))).length,
  };
  const { refusals } = ledger;
  const found = defects(market);
  const all = { told, ...settled, mails, handed, counts, found, refusals };
  tell(all);
  const wrong = wrongs(all);
  for (const line of [...new Set([...found, ...refusals])].slice(0, 8)) say(line.slice(0, 600));
  if (wrong.length > 0) throw new Advice(wrong.join("\n"));
}
