import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { findHeadlessShell } from "./browser.mjs";
import { fromRoot } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { onClose, run, stopChild } from "./processes.mjs";
import { say } from "./progress.mjs";
import { pushKey } from "./settings.mjs";

/** The built product as a customer meets it: own database with the demo market, mails to a receiver, free port. */
export async function openStage(more = {}) {
  const { prepareTestDatabases } = await import("./test-databases.mjs");
  const { startMailReceiver } = await import("./mail-receiver.mjs");
  const { startTagReceiver } = await import("./tag-receiver.mjs");
  const { serve } = await import("./serve.mjs");
  const database = await prepareTestDatabases({ demo: true });
  const mails = await startMailReceiver();
  onClose(mails.stop);
  // Error reports and statistics are set up in every browser test: without consent nothing may come of it.
  const tags = await startTagReceiver();
  onClose(tags.stop);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { owner, application } = await database.clone(`e2e_${process.pid}`);
  const env = {
    ...process.env,
    DATABASE_URL: application,
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    VAPID_PRIVATE_KEY: pushKey(),
    OUTSIDE_HOSTS: "127.0.0.1",
    DATA_DIR: fromRoot(".data/e2e"),
    SMTP_URL: mails.smtpUrl,
    NEXT_PUBLIC_SENTRY_DSN: tags.dsn,
    NEXT_PUBLIC_ANALYTICS_ID: "G-BROWSERTEST",
    NEXT_PUBLIC_ANALYTICS_URL: tags.url,
    // Mails of an approval wait no longer than a test must.
    MODERATION_UNDO_SECONDS: "4",
    LOG_LEVEL: "error",
    // All of them come from one source.
    READS_PER_MINUTE: "100000",
    TZ: "Pacific/Chatham",
    ...more,
  };
  fs.mkdirSync(env.DATA_DIR, { recursive: true });
  const { child } = await serve(env);
  const close = async () => {
    await stopChild(child);
    await mails.stop();
    await tags.stop();
    await database.stop();
  };
  // What the tests lay and look up themselves is beyond the product's rights.
  return { env: { ...env, DATABASE_URL: owner, BASE_URL: url, MAILS_URL: mails.mailsUrl, TAGS_URL: tags.url }, close };
}

/** Runs tests/e2e and returns one result a test. `args` go to Playwright (a file, --grep …). */
export async function runBrowserTests(browser, args = []) {
  const shell = await findHeadlessShell();
  const report = fromRoot(".cache/playwright.json");
  fs.mkdirSync(fromRoot(".cache"), { recursive: true });
  fs.rmSync(report, { force: true });
  const stage = await openStage();
  const env = { ...stage.env, CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell ?? browser, PLAYWRIGHT_JSON: report };
  const cli = fromRoot("node_modules/@playwright/test/cli.js");
  let trouble = "";
  try {
    await run(process.execPath, [cli, "test", ...args], { env, onLine: (line) => say(`    ${line}`) });
  } catch (error) {
    trouble = error.message;
  } finally {
    await stage.close();
  }
  if (!fs.existsSync(report)) return [{ name: "browser tests run", ok: false, detail: trouble }];
  return resultsOf(JSON.parse(fs.readFileSync(report, "utf8")));
}

function* specs(suite, title = "") {
  const here = suite.title && suite.title !== suite.file ? `${title}${suite.title} › ` : title;
  for (const spec of suite.specs ?? []) yield { ...spec, title: here + spec.title };
  for (const inner of suite.suites ?? []) yield* specs(inner, here);
}

function resultsOf(report) {
  const results = report.errors.map((error) => ({ name: "browser tests load", ok: false, detail: error.message }));
  for (const suite of report.suites) {
    for (const { title, file, ok, tests } of specs(suite)) {
      if (tests.every((test) => test.status === "skipped")) continue;
      const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors ?? []);
      const detail = errors.map((error) => error.message ?? "").join("\n");
      results.push({ name: `browser: ${file}: ${title}`, ok, detail });
    }
  }
  return results;
}
