import { setTimeout as wait } from "node:timers/promises";
import { findBrowser } from "../browser.mjs";
import { keepFilesOf } from "../build.mjs";
import { root } from "../paths.mjs";
import { connect } from "../postgres-session.mjs";
import { until } from "./database.mjs";
import { previousRelease } from "./previous.mjs";
import { kindsOf, passed, round } from "./proofs.mjs";
import { keepReading, keepWriting } from "./traffic.mjs";

const isFile = (url) => /\/(_next\/static|locales)\//.test(url);

/** One reader's visit: home, a page by its link, back; the page's scripts have run before it is left. */
async function visit(browser, url, seen) {
  const context = await browser.newContext({ baseURL: url, locale: "en" });
  const page = await context.newPage();
  page.on("response", (answer) => {
    if (isFile(answer.url())) seen.files += 1;
    if (isFile(answer.url()) && answer.status() !== 200)
      seen.missing.push(`${new URL(answer.url()).pathname} ${answer.status()}`);
  });
  page.on("pageerror", (error) => seen.errors.push(error.message.slice(0, 120)));
  try {
    await page.goto("/en");
    await page.waitForFunction(() => Boolean(window.next?.router));
    for (const link of ["/en/faq", "/en"]) {
      const target = page.locator(`a[href="${link}"]`).first();
      if ((await target.count()) === 0) continue;
      await target.evaluate((one) => one.click());
      await page.waitForURL(`**${link}`);
      await page.waitForLoadState();
      await page.waitForFunction(() => Boolean(window.next?.router));
    }
    seen.visits += 1;
  } catch (error) {
    seen.errors.push(String(error.message).split("\n")[0]);
  } finally {
    await context.close();
  }
}

/** A browser that visits without end; gives what it saw. */
async function keepVisiting(url) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: ["--no-sandbox"] });
  const seen = { visits: 0, files: 0, missing: [], errors: [] };
  const stop = new AbortController();
  const visiting = (async () => {
    while (!stop.signal.aborted) await visit(browser, url, seen);
  })();
  const more = async (visits) => {
    const wanted = seen.visits + visits;
    await until(`${visits} more visits`, () => seen.visits >= wanted || seen.errors.length > 5, 120_000);
  };
  return {
    more,
    stop: async () => {
      stop.abort();
      await visiting;
      await browser.close();
      return seen;
    },
  };
}

/** From the release before the newest migration to this one, under readers, writers and a browser: both serve meanwhile. */
export async function releaseIsRenewed(market, people) {
  const [one, other] = market.servers;
  keepFilesOf(await previousRelease());
  const readers = keepReading(market.url, people.pages);
  const stopWriting = keepWriting(market.pooler);
  const browser = await keepVisiting(market.url);
  await browser.more(2);
  await market.migrate(root);
  await browser.more(2);
  for (const server of [one, other]) {
    await server.stop();
    await server.start(root);
    await wait(1_500);
    // Both releases answer after the first, the new one alone after the second.
    await browser.more(4);
  }
  await market.renewWorker(root);
  const seen = await browser.stop();
  const written = await stopWriting();
  const read = await readers();
  const isGood =
    [read.failed, seen.missing, seen.errors].every((list) => list.length === 0) && written.refused.length === 0;
  return passed(
    isGood,
    `${read.answered} requests answered, ${read.failed.length} failed (${kindsOf(read.failed)}), slowest ${round(read.slowest)} ms; ${written.acknowledged.length} writes, ${written.refused.length} refused (${kindsOf(written.refused)}); in a browser ${seen.visits} visits, ${seen.files} scripts and sheets, ${seen.missing.length} missing (${kindsOf(seen.missing)}), ${seen.errors.length} errors (${kindsOf(seen.errors)})`,
  );
}

const later = "29991231000000_of_a_later_release";

/** A server begins beside a migration that it does not know, while the other was running when it came. */
export async function oldReleaseReturns(market, people) {
  const [one, other] = market.servers;
  const client = await connect(market.direct);
  const readers = keepReading(market.url, people.pages);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values (gen_random_uuid()::text, 'none', $1, now(), 1)`,
    [later],
  );
  try {
    await other.stop();
    other.begin();
    await until("it says so", () => other.log().includes(later), 60_000);
    await wait(3_000);
    const [stays, comes] = await Promise.all([one, other].map((server) => server.ready().catch(() => false)));
    const read = await readers();
    const said = `${other.name} names it in its log and is ${comes ? "" : "not "}ready, ${one.name} is ${stays ? "" : "not "}ready; ${read.answered} requests answered, ${read.failed.length} failed (${kindsOf(read.failed)})`;
    return passed(stays && !comes && read.failed.length === 0, said);
  } finally {
    await client.query("delete from _prisma_migrations where migration_name = $1", [later]);
    await client.end();
    await other.stop();
    await other.start();
    await wait(1_500);
  }
}
