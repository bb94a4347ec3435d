import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import pg from "pg";
import { sessionCookie } from "@/lib/auth/cookie";
import config from "@/playwright.config";

type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: Record<string, string>;
};

type Tools = {
  /** Signs this browser in by cookie: a demo account (`admin`, `busoperator`, `touroperator`, `driver`, `hotel`) or a mail address. */
  signIn: (account: string, context?: BrowserContext) => Promise<void>;
  /** Waits for a mail that reached the receiver; the newest that fits, by its subject or all of it. */
  mailTo: (address: string, about?: RegExp | ((mail: Mail) => boolean)) => Promise<Mail>;
  database: pg.Client;
};

/** For `test.use`: the browser that people have, where the one without windows does otherwise. */
export const wholeBrowser = {
  launchOptions: { ...config.use?.launchOptions, executablePath: process.env.CHROMIUM_PATH || undefined },
};

/** For `test.use`: a browser that draws maps. */
export const drawnMaps = {
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []).filter((arg) => arg !== "--disable-3d-apis"),
      "--enable-unsafe-swiftshader",
    ],
  },
};

const setting = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: browser tests are started by npm test (scripts/test.mjs)`);
  return value;
};

async function openSession(database: pg.Client, account: string) {
  const found = await database.query(
    `insert into session (id, "userId", "expiresAt")
     select gen_random_uuid(), id, now() + interval '1 day' from user_account where $1 in ("userName", email)
     returning id as sid, (select "sessionVersion" from user_account where $1 in ("userName", email)) as sv`,
    [account],
  );
  if (found.rowCount !== 1) throw new Error(`no account ${account}`);
  return encode({ token: { sid: found.rows[0].sid, sv: found.rows[0].sv }, secret: setting("NEXTAUTH_SECRET") });
}

async function findMail(address: string, about: RegExp | ((mail: Mail) => boolean)) {
  const response = await fetch(`${setting("MAILS_URL")}/mails?to=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as Mail[];
  return mails.reverse().find((mail) => (about instanceof RegExp ? about.test(mail.subject) : about(mail)));
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };
type Scripted = { __next_f?: unknown; next?: { router?: unknown }; framesAwake?: number };

/**
 * A page is read before its scripts run (decision 097); a hand is slower than that, a test is not. They run once React has
 * taken over all that came with the page: before, a key or a pointer is one that nobody listens to.
 */
const scriptsRun = (page: Page) =>
  page.waitForFunction(() => {
    const scripted = window as unknown as Scripted;
    if (!scripted.__next_f) return true;
    const name = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
    if (scripted.next?.router === undefined || !name) return false;
    const root = (document as unknown as Record<string, Root>)[name];
    if (root?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
    // What listens to the whole page begins to a moment later.
    scripted.framesAwake = (scripted.framesAwake ?? 0) + 1;
    return scripted.framesAwake > 2;
  });

/** Opening a page waits for them, as its `load` does where they stand at its head; `waitUntil` waits for what it says. */
function waitForScripts(pages: Page) {
  const { goto, reload } = pages;
  pages.goto = async function open(this: Page, url, options) {
    const answer = await goto.call(this, url, options);
    if (!options?.waitUntil) await scriptsRun(this);
    return answer;
  };
  pages.reload = async function again(this: Page, options) {
    const answer = await reload.call(this, options);
    if (!options?.waitUntil) await scriptsRun(this);
    return answer;
  };
}

export const test = base.extend<Tools, { scripts: undefined }>({
  scripts: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      waitForScripts(Object.getPrototypeOf(page));
      await page.close();
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  database: async ({}, use) => {
    const client = new pg.Client({ connectionString: setting("DATABASE_URL") });
    await client.connect();
    await use(client);
    await client.end();
  },
  signIn: async ({ context, database, baseURL }, use) => {
    await use(async (account, other = context) => {
      const value = await openSession(database, account);
      const cookie = { name: sessionCookie, value, url: baseURL ?? "", httpOnly: true, sameSite: "Strict" as const };
      await other.addCookies([cookie]);
    });
  },
  mailTo: async ({}, use) => {
    await use(async (address, about = /./) => {
      let mail: Mail | undefined;
      const arrived = async () => {
        mail = await findMail(address, about);
        return Boolean(mail);
      };
      await base.expect.poll(arrived, { timeout: 40_000, intervals: [100, 250] }).toBe(true);
      if (!mail) throw new Error(`no mail to ${address}`);
      return mail;
    });
  },
});

export const { expect } = test;
