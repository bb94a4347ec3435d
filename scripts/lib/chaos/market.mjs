import fs from "node:fs";
import path from "node:path";
import { cookieOf } from "../../../bench/session.mjs";
import { benchSecret } from "../../../bench/sides.mjs";
import { buildIfChanged } from "../build.mjs";
import { fromRoot } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { stopChild } from "../processes.mjs";
import { step } from "../progress.mjs";
import { serve } from "../serve.mjs";
import { commandEnv } from "../settings.mjs";
import { smallDisk } from "./disk.mjs";
import { openMailbox } from "./mailbox.mjs";
import { openPostgres } from "./postgres.mjs";
import { openWire } from "./wire.mjs";

const scratch = fromRoot(".data/chaos");
const pairs = 40;

const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
const fakeClock = libraries
  .map((dir) => path.join(dir, "faketime/libfaketimeMT.so.1"))
  .find((file) => fs.existsSync(file));

const peopleSql = `with place as (select '{"street":"Bahnhofstraße","number":"1","city":"Regensburg",
    "postal_code":"93047","country":"Deutschland","countryISO3166Code":"DE"}'::json as address),
  firm as (insert into company (id, "companyType", name, slug, address, email)
    select gen_random_uuid(), kind::"CompanyType", kind || ' ' || i, 'chaos-' || kind || '-' || i, place.address,
      kind || i || '@chaos.example'
    from place, unnest(array['touroperator', 'busoperator']) kind, generate_series(1, $1) i returning id, slug),
  person as (insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", owner,
      "companyId", "groupMails")
    select gen_random_uuid(), slug || '@chaos.example', slug, 'Pat', 'Example', 'none', now(), true, id, 'never' from firm
    returning id, "userName")
  insert into session (id, "userId", "expiresAt") select gen_random_uuid(), p.id, now() + interval '1 day' from person p
  returning id as sid, (select p.name from (select id, "userName" as name from person) p where p.id = session."userId") as name`;

/** Accounts with a session each: authors and operators in pairs. */
async function makePeople(postgres) {
  const rows = await postgres.ask(peopleSql, [pairs]);
  const cookies = await Promise.all(rows.map(async ({ sid, name }) => [name, await cookieOf({ sid, sv: 1 })]));
  const of = Object.fromEntries(cookies);
  return Array.from({ length: pairs }, (_none, i) => ({
    author: of[`chaos-touroperator-${i + 1}`],
    operator: of[`chaos-busoperator-${i + 1}`],
  }));
}

function clockOf(name) {
  const file = path.join(scratch, `clock-${name}`);
  const set = (shift) => fs.writeFileSync(file, `${shift}\n`);
  set("+0");
  const env = {
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  return fakeClock ? { set, env } : { set: null, env: {} };
}

/** One of the product's processes: it can be started, told to stop, and killed. `more` is asked at each start. */
async function openServer(name, shared, { clock, more }) {
  const port = await freePort();
  const env = { ...shared(port), ...clock.env, PORT: String(port) };
  const state = { child: null };
  const start = async () => {
    const { child } = await serve({ ...env, ...more() }, { log: path.join(scratch, `${name}.log`) });
    state.child = child;
  };
  const end = (signal) => stopChild(state.child, signal, 30_000);
  return { name, url: `http://127.0.0.1:${port}`, start, end, setClock: clock.set };
}

const still = { env: {}, set: null };

/** The built product twice, on a PostgreSQL, a mail server and a disk that can all be taken away; `more` are settings of a start. */
export async function openMarket(more = () => ({})) {
  fs.rmSync(scratch, { recursive: true, force: true });
  fs.mkdirSync(scratch, { recursive: true });
  await buildIfChanged(commandEnv());
  const place = path.join(scratch, "disk");
  const disk = smallDisk(place);
  const postgres = await step("starting PostgreSQL", () => openPostgres(path.join(place, "database")));
  const wire = await openWire(postgres.port);
  const mailbox = await openMailbox();
  const post = await openWire(mailbox.port);
  const address = new URL(postgres.application);
  address.port = String(wire.port);
  let appUrl = null;
  const shared = (port) => {
    appUrl ??= `http://127.0.0.1:${port}`;
    return {
      ...process.env,
      DATABASE_URL: address.href,
      DATA_DIR: path.join(place, "files"),
      HOST: "127.0.0.1",
      APP_URL: appUrl,
      NEXTAUTH_URL: appUrl,
      NEXTAUTH_SECRET: benchSecret,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      AUTO_APPROVE: "true",
      READS_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
    };
  };
  const servers = [
    await openServer("a", shared, { clock: still, more }),
    await openServer("b", shared, { clock: clockOf("b"), more }),
  ];
  await step("starting two servers", () => Promise.all(servers.map((server) => server.start())));
  const people = await makePeople(postgres);
  return { postgres, wire, post, mailbox, disk, servers, people, scratch };
}
