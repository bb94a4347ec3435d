import { say, step } from "../scripts/lib/progress.mjs";
import { fillAdminLists } from "./admin-rows.mjs";
import { fillCalendars } from "./calendar.mjs";
import { pick, share, townOf } from "./draw.mjs";
import { fillTravelServices } from "./travel.mjs";

/** Towns as the wire writes a place: about 300 bytes of JSON with a street. */
const townsSql = `create table bench_town as
  select row_number() over (order by population desc, id) as n, longitude, latitude,
    lower(name || ' ' || country) as words,
    jsonb_build_object('address', 'Bahnhofstraße ' || id % 180 || ', ' || id % 90000 + 10000 || ' ' || name || ', ' || country,
      'placeId', 'geo:' || id, 'types', '["locality", "political"]'::jsonb,
      'location', jsonb_build_object('longitude', longitude, 'latitude', latitude),
      'address_fields', jsonb_build_object('street', 'Bahnhofstraße', 'number', (id % 180)::text, 'city', name,
        'postal_code', (id % 90000 + 10000)::text, 'country', country, 'countryISO3166Code', country)) as place
  from gazetteer where population >= 2000 and fcode <> 'PPLX'`;

/** A fifth are buses. */
const kinds = [...Array(7).fill("grouprequest"), "vacancy", "emptyride", "emergency"];

/** About one in twenty is pending, to one company, or ended; dates lie within the next year (ended: the last). */
const drawSql = (from, to) => `select i, ${townOf(1)} as start_n, ${townOf(2)} as end_n,
    ${pick(3, kinds)} as category,
    ${share(4)} as fate, 1 + floor(${share(5)} * 525000) as minutes, 1 + floor(${share(6)} * 80)::int as passengers,
    ${pick(7, ["private", "private", "private", "busoperator", "touroperator"])} as "companyType",
    ${pick(8, ["coach", "midibus", "doubledecker", "smallbus", "vipbus", "van"])} as vehicle,
    ${pick(9, ["transferoneway", "transfertwoway", "transfertour"])} as "transferType",
    ${pick(10, ["de", "en", "es"])} as language
  from generate_series(${from}, ${to}) i`;

/** About what the road port would have measured: its job does not run here. */
const wayKm = `1.3 * 111.2 * sqrt((e.latitude - s.latitude) ^ 2
    + ((e.longitude - s.longitude) * cos(radians((s.latitude + e.latitude) / 2))) ^ 2)`;

const insertSql = (from, to) => `insert into bus_request (id, category, state, mode, "transferType",
    "startPlace", "startLongitude", "startLatitude", "startDate", "endPlace", "endLongitude", "endLatitude", "endDate",
    "companyName", "companyType", email, phone, "organisationType", passengers, "vehicleTypes", description, language,
    "searchText", "wayKm", "wayMinutes", "confirmedAt", "approvedAt", "endedAt", "endReason", "createdAt")
  select uuidv7(), category::"RequestKind", (case when fate < 0.02 then 'pending' else 'active' end)::"RequestState",
    (case when fate between 0.02 and 0.03 then 'individual' else 'collective' end)::"RequestMode",
    "transferType"::"TransferType", s.place, s.longitude, s.latitude, begins, e.place, e.longitude, e.latitude,
    begins + interval '9 hours', 'Reisegruppe ' || i, "companyType"::"CompanyType", 'person' || i || '@people.example',
    '+49 941 ' || i, case when category = 'grouprequest' then 'CLUB'::"OrganisationType" end, passengers,
    array[vehicle], 'Fahrt ' || i || ' für ' || passengers || ' Personen, Gepäck im Kofferraum, Pause nach zwei Stunden.',
    language::"Language", s.words || ' ' || e.words, ${wayKm}, ${wayKm} * 0.85, made, case when fate >= 0.02 then made end,
    case when ended then now() end, case when ended then 'past'::"EndReason" end, made
  from (select d.*, fate between 0.03 and 0.05 as ended, now() - i * interval '20 seconds' as made,
      date_trunc('minute', now()) + (case when fate between 0.03 and 0.05 then -1 else 1 end)
        * (minutes + 600) * interval '1 minute' as begins from (${drawSql(from, to)}) d) d
  join bench_town s on s.n = d.start_n join bench_town e on e.n = d.end_n`;

/** Seat in a town; seven in ten have set filters, with one or two bases. */
const partnersSql = (count) => `insert into company (id, "companyType", name, slug, address, longitude, latitude, email)
  select uuidv7(), kind::"CompanyType", 'Partner ' || i, 'partner-' || i, t.place->'address_fields', t.longitude, t.latitude,
    'partner' || i || '@people.example'
  from (select i, ${townOf(11)} as town, ${pick(12, ["busoperator", "touroperator", "driver"])} as kind
    from generate_series(1, ${count}) i) d join bench_town t on t.n = d.town`;
const settingsSql = `insert into filter_setting ("companyId", kinds, "vehicleTypes", "passengersMin", "passengersMax")
  select id, case when ${share(13)} < 0.3 then array['grouprequest', 'emergency'] else '{}'::text[] end,
    case when ${share(14)} < 0.3 then array['coach', 'midibus'] else '{}'::text[] end,
    case when ${share(15)} < 0.2 then 20 end, case when ${share(15)} < 0.2 then 60 end
  from (select id, substr(slug, 9)::int as i from company where slug ~ '^partner-[0-9]+$') c where ${share(16)} < 0.7`;
const basesSql = `insert into filter_base (id, "companyId", place, longitude, latitude, radius, position)
  select uuidv7(), c.id, jsonb_build_object('address', c.address->>'city', 'placeId', 'base:' || c.slug, 'types', '[]'::jsonb,
      'location', jsonb_build_object('longitude', c.longitude + k * 0.5, 'latitude', c.latitude), 'address_fields', c.address),
    c.longitude + k * 0.5, c.latitude, 30 + 20 * (hashtext(c.slug) & 7), k
  from filter_setting s join company c on c.id = s."companyId", generate_series(0, hashtext(c.slug) & 1) k`;

/** Secondary indexes cost five times as much when they grow row by row. Returns what makes them anew. */
async function dropIndexes(client) {
  const found = await client.query(`select indexname, indexdef from pg_indexes where schemaname = 'public'
    and tablename = 'bus_request' and indexdef not like 'CREATE UNIQUE%' order by indexname`);
  for (const { indexname } of found.rows) await client.query(`drop index "${indexname}"`);
  return found.rows;
}

const settings = "set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set lock_timeout = 0";

/** On two connections: that of the routes takes as long as all others together, so it begins. */
async function makeIndexes(connect, indexes) {
  const left = [...indexes].sort((one, other) => other.indexname.includes("route") - one.indexname.includes("route"));
  const work = async () => {
    const client = await connect();
    await client.query(settings);
    for (let next = left.shift(); next; next = left.shift()) {
      const { indexname, indexdef } = next;
      await step(`index ${indexname}`, () => client.query(indexdef));
    }
    await client.end();
  };
  await Promise.all([work(), work()]);
}

/** Makes the market of so many requests, bus companies and locations of travel partners. */
export async function fillMarket(connect, { rows, partners, locations }) {
  const part = 100_000;
  const client = await connect();
  await client.query(settings);
  await client.query("begin");
  const indexes = await dropIndexes(client);
  await client.query(townsSql);
  await client.query("analyze bench_town");
  for (let from = 1; from <= rows; from += part) {
    const to = Math.min(rows, from + part - 1);
    await step(`requests ${from} to ${to}`, () => client.query(insertSql(from, to)));
  }
  await step(`${partners} partners with their filters`, async () => {
    for (const sql of [partnersSql(partners), settingsSql, basesSql]) await client.query(sql);
  });
  await step(`${locations} locations of travel services`, () => fillTravelServices(client, locations));
  await step("two companies with a calendar", () => fillCalendars(client));
  await step("accounts, buses, mails and log of the admins' lists", () => fillAdminLists(client, rows));
  await client.query("drop table bench_town");
  await client.query("commit");
  await client.end();
  await makeIndexes(connect, indexes);
  say(`  ${rows} requests`);
}
