import { signIn } from "./session.mjs";

const day = 86_400_000;
/** Entries of the two companies' years; half of them trips and blocked time, half requests. */
const sizes = { full: 10_000, small: 100 };
const buses = 20;
const slugOf = (size) => `bench-calendar-${size}`;

const companySql = (size) => `with made as (
    insert into company (id, "companyType", name, slug, address, email)
    values (uuidv7(), 'busoperator', 'Kalender ${size}', '${slugOf(size)}', '{}', '${slugOf(size)}@people.example') returning id)
  insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", owner, "companyId", "confirmedAt")
  select uuidv7(), '${slugOf(size)}@people.example', '${slugOf(size)}', 'Kim', 'Bench', 'none', true, id, now() from made`;
const own = (size) => `(select id from company where slug = '${slugOf(size)}')`;
const busesSql = (size) => `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode)
  select uuidv7(), ${own(size)}, 'BE ' || ${size} || i, 'DE', 'coach', 49, '${slugOf(size)}-' || i from generate_series(1, ${buses}) i`;
/** Evenly over the year from half a year ago on; a bus's next trip begins 35 hours after its last. */
const atOf = (size) => `date_trunc('day', now()) - interval '180 days' + i * interval '365 days' / ${size / 2}`;
const bookingsSql = (size) => `insert into booking (id, "companyId", "busId", title, note, start, "end")
  select uuidv7(), b."companyId", b.id, 'Fahrt ' || i, 'Fahrerwechsel in Nürnberg, Rückkehr am Abend.', at, at + interval '10 hours'
  from (select i, ${atOf(size)} as at from generate_series(0, ${size / 2 - 1}) i) d
  join (select *, row_number() over (order by licenceplate) - 1 as n from bus where "companyId" = ${own(size)}) b
    on b.n = d.i % ${buses}`;
const requestsSql = (size) => `insert into bus_request (id, category, state, mode, "transferType", "startPlace",
    "startLongitude", "startLatitude", "startDate", "endPlace", "endLongitude", "endLatitude", "endDate", "companyName",
    "companyType", "authorCompanyId", email, passengers, "vehicleTypes", description, "searchText", "confirmedAt", "approvedAt")
  select uuidv7(), (array['grouprequest', 'vacancy', 'emptyride', 'emergency'])[1 + i % 4]::"RequestKind", 'active',
    'collective', 'transferoneway', s.place, s.longitude, s.latitude, at, e.place, e.longitude, e.latitude,
    at + interval '9 hours', 'Kalender ${size}', 'busoperator', ${own(size)}, '${slugOf(size)}@people.example', 1 + i % 80,
    array['coach'], 'Fahrt ' || i, s.words || ' ' || e.words, now(), now()
  from (select i, ${atOf(size)} as at from generate_series(0, ${size / 2 - 1}) i) d
  join bench_town s on s.n = 1 + d.i % 1000 join bench_town e on e.n = 1 + d.i * 7 % 1000`;

/** Two bus operators with a full and a nearly empty year; the towns must still be there. */
export async function fillCalendars(client) {
  for (const size of Object.values(sizes)) {
    for (const sql of [companySql, busesSql, bookingsSql, requestsSql]) await client.query(sql(size));
  }
}

/** Signs a company's owner in; its calendar's address and the first day of its entries. */
async function openCalendar(client, size) {
  const text = `select c.id as company, min(b.start) as begins from company c join booking b on b."companyId" = c.id
    where c.slug = $1 group by c.id`;
  const [{ company, begins }] = (await client.query(text, [slugOf(size)])).rows;
  const headers = await signIn(client, slugOf(size));
  const first = Math.floor(begins.getTime() / day) * day;
  return { headers, company, pathOf: (from, days) => pathOf(company, first + from * day, days) };
}

const pathOf = (company, from, days) => `/api/company/${company}/calendar?from=${from}&to=${from + days * day}`;

export async function openCalendars(databaseUrl) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [full, small] = [await openCalendar(client, sizes.full), await openCalendar(client, sizes.small)];
  await client.end();
  return { full, small };
}

/** A company with 10,000 entries in a year, beside one with 100: what a page of it waits for. */
export function calendarFigures({ front, calendars: { full, small } }) {
  const side = ({ headers, pathOf }, days) => {
    const spans = Array.from({ length: Math.floor(365 / days) }, (_none, i) => pathOf(i * days, days));
    return { ...front, headers, paths: spans };
  };
  const figure = ([name, days, limit]) => ({
    name: `calendar of 10,000 entries, a ${name}`,
    kind: "stroll",
    value: "p95",
    ours: side(full, days),
    reference: side(small, days),
    beside: "100 entries",
    limit,
  });
  return [
    ["week", 7, 50],
    ["month", 31, 100],
    ["year", 365, 500],
  ].map(figure);
}
