import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { minimalScripts, packedBytes, scriptsOf } from "../minimal-app";

// One after the other, so that the smallest app is built once.
test.describe.configure({ mode: "default" });

let minimal = 0;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  minimal = await minimalScripts();
});

const dataTag =
  /<script\b[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*?)\)<\/script>/g;

/** Scripts that a page names, beside those of the smallest app, and kilobytes of the data that it is drawn from a second time. */
async function weigh(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const files = scriptsOf(html);
  const scripts = files.reduce((all, file) => all + packedBytes(`.next/${file}`), 0) / minimal;
  const data = [...html.matchAll(dataTag)].reduce((all, [, pushed]) => all + Buffer.byteLength(pushed ?? ""), 0) / 1000;
  // Parts that wake before their words wait for them, and what is pressed meanwhile is lost: they stand before the data, or are fetched before the scripts.
  expect(html.search(/<script src="\/locales\//), path).toBeGreaterThan(0);
  const late = html.search(/\["\/locales\/[^\]]+"\/_next\/static\//) > 0;
  expect(late || html.lastIndexOf('<script src="/locales/') < html.search(dataTag), path).toBe(true);
  // React puts a boundary of half a kilobyte behind a large page, with a script that brings it to its place.
  expect(html, path).not.toContain('$RC("');
  expect(files.length, path).toBeGreaterThan(4);
  expect(data, path).toBeGreaterThan(5);
  return { path, scripts: Math.round(scripts * 100) / 100, data: Math.round(data) };
}

/** What was reached; docs/bench.md names what is aimed at. */
type Budget = [path: string, scripts: number, data: number];

async function expectWithin(request: APIRequestContext, budgets: Budget[]) {
  for (const [path, scripts, data] of budgets) {
    const weight = await weigh(request, path);
    expect.soft(weight.scripts, `scripts of ${path}, times the smallest app`).toBeLessThanOrEqual(scripts);
    expect.soft(weight.data, `kB of data of ${path}`).toBeLessThanOrEqual(data);
  }
}

test("pages for everybody load no more than they did", async ({ request }) => {
  await expectWithin(request, [
    ["/de/imprint", 1.12, 20],
    ["/de/faq", 1.12, 21],
    ["/de/login", 1.15, 16],
    ["/de/contact", 1.15, 14],
    ["/de", 1.29, 25],
    ["/de/travelrecommendations", 1.25, 33],
    ["/de/publicProfile/donaubus-kellermayer", 1.29, 38],
    ["/de/register/buspartner", 1.32, 13],
    ["/de/forgotpassword", 1.26, 13],
    ["/de/request/new", 1.45, 13],
    ["/de/price", 1.19, 19],
  ]);
});

test("a request loads no more than it did", async ({ request, database }) => {
  const { rows } = await database.query(
    `select id from bus_request where category = 'grouprequest' and mode = 'collective' and state = 'active'
      and "endedAt" is null and "startDate" > now() and "endPlace" is not null order by id limit 1`,
  );
  await expectWithin(request, [[`/de/request/${rows[0].id}`, 1.3, 34]]);
});

test("pages of an admin load no more than they did", async ({ context, signIn }) => {
  await signIn("admin");
  await expectWithin(context.request, [
    // Their data are what the journeys before have left to look at.
    ["/de/adminpanel", 1.17, 120],
    ["/de/adminpanel/pendingRequests", 1.37, 80],
    ["/de/adminpanel/requests", 1.44, 60],
    ["/de/adminpanel/users", 1.37, 50],
    ["/de/adminpanel/providers", 1.39, 80],
    ["/de/adminpanel/fleet", 1.39, 80],
  ]);
});

test("each list of an admin loads no more than it did, before it has a row", async ({ context, signIn }) => {
  await signIn("admin");
  const lists: [path: string, scripts: number][] = [
    ["requests", 1.43],
    ["users", 1.36],
    ["providers", 1.38],
    ["registeredProviders", 1.38],
    ["fleet", 1.38],
    ["certificates", 1.36],
    ["searches", 1.36],
    ["advertisers", 1.37],
    ["marketingpartners", 1.37],
    ["invoices", 1.38],
    ["news", 1.36],
    ["audit", 1.37],
    ["email/outbox", 1.36],
    ["email/unsubscribed", 1.37],
  ];
  // No row bears this: what the journeys before have left is not weighed.
  await expectWithin(
    context.request,
    lists.map(([path, scripts]) => [`/de/adminpanel/${path}?q=weighed-alone`, scripts, 27]),
  );
});

test("editors of an admin load no more than they did", async ({ context, signIn }) => {
  await signIn("admin");
  await expectWithin(context.request, [
    ["/de/adminpanel/mediadata", 1.37, 40],
    ["/de/adminpanel/mediadata?kind=video", 1.37, 40],
    ["/de/adminpanel/news/new", 1.37, 17],
  ]);
});

test("pages of who is signed in load no more than they did", async ({ context, signIn }) => {
  await signIn("busoperator");
  await expectWithin(context.request, [
    ["/de", 1.29, 25],
    ["/de/userpanel/offers", 1.36, 25],
    ["/de/userpanel/nearrequests", 1.42, 25],
    ["/de/userpanel/management", 1.43, 25],
    ["/de/userpanel/inbox", 1.52, 25],
    ["/de/userpanel/emailsettings", 1.3, 17],
  ]);
});

test("the own account loads no more than it did", async ({ context, signIn }) => {
  // It lists its sessions, and nearly every journey opens one for the other accounts.
  await signIn("driver");
  await expectWithin(context.request, [["/de/userpanel/profile", 1.46, 18]]);
});

test("pages of a company that drives load no more than they did", async ({ context, signIn }) => {
  await signIn("busoperator");
  await expectWithin(context.request, [
    ["/de/userpanel/tours", 1.57, 18],
    ["/de/userpanel/trips", 1.33, 30],
    ["/de/userpanel/standby", 1.5, 60],
    ["/de/userpanel/fleet", 1.48, 28],
    ["/de/userpanel/fleet/print", 1.13, 150],
    ["/de/userpanel/drivers", 1.34, 20],
    ["/de/userpanel/ledger", 1.17, 80],
    ["/de/userpanel/filtersettings", 1.48, 18],
    ["/de/userpanel/companyprofile", 1.39, 65],
    ["/de/userpanel/certificates", 1.37, 25],
    ["/de/userpanel/staff", 1.33, 20],
  ]);
});

test("a trip and the search for another bus load no more than they did", async ({ context, signIn, database }) => {
  const trip = `select t.id, u.email from trip t join user_account u on u."companyId" = t."companyId"`;
  const search = `select d."requestId" as id, u.email from dispatch d join bus_request r on r.id = d."requestId"
    join user_account u on u."companyId" = r."authorCompanyId"`;
  for (const [sql, path, scripts, data] of [
    [trip, "trips", 1.5, 60],
    [search, "dispatch", 1.44, 45],
  ] as const) {
    const { rows } = await database.query(`${sql} order by 1 limit 1`);
    await signIn(rows[0].email);
    await expectWithin(context.request, [[`/de/userpanel/${path}/${rows[0].id}`, scripts, data]]);
  }
});

test("pages of a travel service load no more than they did", async ({ context, signIn }) => {
  await signIn("hotel");
  await expectWithin(context.request, [
    ["/de/userpanel/locations", 1.59, 30],
    ["/de/userpanel/locations/statistics", 1.17, 60],
    ["/de/userpanel/advertiserhomepagesettings", 1.36, 17],
    ["/de/create-subscription?plan=single&interval=monthly", 1.44, 20],
  ]);
});

test("who answers by a mailed link loads no more than they did", async ({ request, database }) => {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await database.query(
    `insert into mailed_token (id, hash, purpose, "companyId", "requestId", data, "expiresAt")
     select gen_random_uuid(), $1, 'answer', c.id, r.id, jsonb_build_object('email', lower(c.email)), now() + interval '1 day'
     from company c, bus_request r where not c.registered and c.active and r.category = 'grouprequest'
       and r.mode = 'collective' and r.state = 'active' and r."endedAt" is null and r."startDate" > now() + interval '3 days'
     order by c.id, r.id limit 1`,
    [hash],
  );
  await expectWithin(request, [[`/de/answer/${token}`, 1.5, 32]]);
});
