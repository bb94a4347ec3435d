import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openStage } from "./browser-tests.mjs";
import { connect } from "./postgres-session.mjs";
import { Advice, say, step } from "./progress.mjs";

/** Pairs of one that is known and one that is not, one after the other. */
const pairs = 200;
/** How far the two medians may lie apart, as a share of the smaller one. */
const most = 0.1;
/** Milliseconds between two calls, once the mail that the one before may have left to be drawn and handed over is gone. */
const rest = 60;
const password = "wrong-Horse-battery-93";

const peopleSql = `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", owner)
  select gen_random_uuid(), 'known-' || i || '@times.example', 'known-' || i, 'Pat', 'Example',
    (select "passwordHash" from user_account where "userName" = 'driver'), now(), false from generate_series(1, $1) i`;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let calls = 0;

/** Each comes from a source of its own, so that no limit answers instead. Milliseconds to the last byte. */
function timed(base, { path, type, body, cookie = "" }) {
  calls += 1;
  const headers = {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "x-forwarded-for": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    origin: base,
    cookie,
  };
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, base), { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode, ms: performance.now() - from }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

const json = (path, body) => ({ path, type: "application/json", body: JSON.stringify(body) });

async function signInForm(base) {
  const answer = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const type = "application/x-www-form-urlencoded";
  return (email) => ({
    path: "/api/auth/callback/credentials",
    body: new URLSearchParams({ csrfToken, username: email, password, json: "true" }).toString(),
    type,
    cookie,
  });
}

const address = { street: "Bahnhofstraße", number: "1", city: "Regensburg", postal_code: "93047" };
const company = (name) => ({
  name,
  companyType: "busoperator",
  location: { latitude: 49.0134, longitude: 12.1016 },
  address: { ...address, country: "Deutschland", countryISO3166Code: "DE" },
});

/** What anybody may ask with an address, by its name; `i` keeps one's own data apart. */
const questions = async (base) => ({
  "sign-in": await signInForm(base),
  "forgotten password": (email) => json("/api/forgotpassword", { email }),
  "confirmation again": (email) => json("/api/register/resend", { email }),
  registration: (email, i) =>
    json("/api/register/buspartner", {
      email,
      userName: `new-${i}`,
      password,
      firstname: "Pat",
      lastname: "Example",
      termsAccepted: true,
      company: company(`Reisen ${i}`),
    }),
});

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const waitingSql = `select (select count(*) from outbox_mail where state = 'queued')
  + (select count(*) from pgboss.job where state in ('created', 'active') and name = 'mail') as n`;

/**
 * A mail is drawn after the answer, in the same process: beside it any call takes longer, whosever address it names, and half
 * of either kind came right after a mail. Where the median falls was a matter of luck then.
 */
async function untilMailed(client) {
  for (let i = 0; i < 500; i += 1) {
    const { rows } = await client.query(waitingSql);
    if (Number(rows[0].n) === 0) return;
    await wait(10);
  }
}

async function compare({ base, client }, ask) {
  const taken = { known: [], unknown: [] };
  const statuses = { known: new Set(), unknown: new Set() };
  for (let i = 1; i <= pairs; i += 1) {
    const order = i % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"];
    for (const kind of order) {
      await untilMailed(client);
      await wait(rest);
      const { status, ms } = await timed(base, ask(`${kind}-${i}@times.example`, `${kind}-${i}`));
      taken[kind].push(ms);
      statuses[kind].add(status);
    }
  }
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  const apart = Math.abs(known - unknown) / Math.min(known, unknown);
  return { known, unknown, apart, answers: [[...statuses.known], [...statuses.unknown]].map(String) };
}

/** npm run proof -- times: whether the time of an answer tells if an address has an account. */
export async function times() {
  const stage = await openStage({ TRUST_PROXY: "true", TRUSTED_PROXIES: "127.0.0.1" });
  const wrong = [];
  const client = await connect(stage.env.DATABASE_URL);
  try {
    await client.query(peopleSql, [pairs]);
    for (const [name, ask] of Object.entries(await questions(stage.env.BASE_URL))) {
      const told = await step(name, () => compare({ base: stage.env.BASE_URL, client }, ask));
      const [known, unknown] = told.answers;
      say(
        `    ${name}: known ${told.known.toFixed(2)} ms (${known}), unknown ${told.unknown.toFixed(2)} ms (${unknown}), ${(told.apart * 100).toFixed(1)} % apart`,
      );
      if (known !== unknown) wrong.push(`${name}: answers ${known} and ${unknown}`);
      if (told.apart > most) wrong.push(`${name}: ${(told.apart * 100).toFixed(1)} % apart`);
    }
  } finally {
    await client.end();
    await stage.close();
  }
  if (wrong.length > 0) throw new Advice(wrong.join("\n"));
}
