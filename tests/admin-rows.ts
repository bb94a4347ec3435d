import type pg from "pg";

const addressSql = `jsonb_build_object('street', 'Rua do Porto', 'number', '7', 'city', 'Porto', 'postal_code',
  '4000-001', 'country', 'Portugal', 'countryISO3166Code', 'PT')`;

// Rows of one test: their names hold a word of its own, so that the tests of two workers do not meet.

export type Row = { id: string; name: string };
type Companies = { name: string; type: string; registered: boolean; count?: number };

/** Companies far from everybody else's, the first one the newest; every third is closed. */
export async function addCompanies(database: pg.Client, { name, type, registered, count = 12 }: Companies) {
  const { rows } = await database.query<Row>(
    `insert into company (id, "companyType", name, slug, address, longitude, latitude, email, registered, active, "createdAt")
     select gen_random_uuid(), $2::"CompanyType", $1 || ' ' || lpad(n::text, 2, '0'),
       replace(lower($1), ' ', '-') || '-' || n, ${addressSql}, -8.61, 41.15,
       'post@' || replace(lower($1), ' ', '-') || '-' || n || '.example', $3, n % 3 <> 0, now() - n * interval '1 minute'
     from generate_series(1, $4::int) n returning id, name`,
    [name, type, registered, count],
  );
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}

/** Twelve buses of one company; every third is out of service. */
export async function addBuses(database: pg.Client, company: string, stamp: string) {
  await database.query(
    `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode, active, "createdAt")
     select gen_random_uuid(), $1::uuid, 'WB ' || upper(right($2, 4)) || ' ' || lpad(n::text, 2, '0'), 'PT', 'coach', 40 + n,
       $2 || n, n % 3 <> 0, now() - n * interval '1 minute' from generate_series(1, 12) n`,
    [company, stamp],
  );
  const { rows } = await database.query<Row>(
    `select id, licenceplate as name from bus where "companyId" = $1 order by licenceplate`,
    [company],
  );
  return rows;
}

/** Twelve requests from one place that wait for the admins: the first one the newest, and the last to depart. */
export async function addRequests(database: pg.Client, town: string) {
  const { rows } = await database.query<Row>(
    `with made as (insert into bus_request (id, category, state, "startPlace", "startLongitude", "startLatitude", "startDate",
       "endPlace", "endLongitude", "endLatitude", "endDate", "companyName", email, passengers, language, "confirmedAt",
       "createdAt", "searchText")
     select gen_random_uuid(), case when n % 3 = 0 then 'emptyride' else 'grouprequest' end::"RequestKind", 'pending',
       place, -8.61, 41.15, now() + (60 - n) * interval '1 day', place, -8.61, 41.15,
       now() + (61 - n) * interval '1 day', 'Verein ' || n, 'verein' || n || '@' || lower($1) || '.example', 40, 'de',
       now(), now() - n * interval '1 minute', lower($1)
     from generate_series(1, 12) n, (select jsonb_build_object('address', $1 || ', Portugal', 'placeId', 'test:porto', 'location',
       jsonb_build_object('longitude', -8.61, 'latitude', 41.15), 'address_fields', ${addressSql} || jsonb_build_object('city', $1)) as place) p
     returning id, number, "createdAt")
     select id, 'CB-' || number as name from made order by "createdAt" desc`,
    [town],
  );
  return rows;
}

/** Twelve mails that failed, the first one the newest; every third belongs to the offers. */
export async function addMails(database: pg.Client, domain: string) {
  const { rows } = await database.query<Row & { recipient: string }>(
    `with made as (insert into outbox_mail (id, recipient, language, template, "group", subject, html, text, state,
       attempts, error, "createdAt")
     select gen_random_uuid(), 'post' || n || '@' || $1, 'es', 'contactMessage', case when n % 3 = 0 then 'offers' end,
       'Correo ' || lpad(n::text, 2, '0') || ' a ' || $1, '<p>Hola</p>', 'Hola', 'failed', 3, '550 mailbox full',
       now() - n * interval '1 minute'
     from generate_series(1, 12) n returning id, subject, recipient, "createdAt")
     select id, subject as name, recipient from made order by "createdAt" desc`,
    [domain],
  );
  return rows;
}

/** Twelve opt-outs of twelve addresses, the first one the newest; every third is of the offers. */
export async function addOptOuts(database: pg.Client, domain: string) {
  const { rows } = await database.query<{ email: string; group: string }>(
    `with made as (insert into unsubscription (email, "group", "createdAt")
     select 'leser' || n || '@' || $1, case when n % 3 = 0 then 'offers' else 'news' end, now() - n * interval '1 minute'
     from generate_series(1, 12) n returning email, "group", "createdAt")
     select email, "group" from made order by "createdAt" desc`,
    [domain],
  );
  return rows;
}

type People = { name: string; role?: "user" | "admin"; count?: number };

/** Accounts "Vera 01 <name>" of nobody's company; every third is closed. */
export async function addPeople(database: pg.Client, { name, role = "user", count = 12 }: People) {
  const { rows } = await database.query<Row & { userName: string }>(
    `with made as (insert into user_account (id, email, "userName", firstname, lastname, role, language, "passwordHash",
       "confirmedAt", "closedAt", "createdAt")
     select gen_random_uuid(), 'vera' || n || '@' || lower($1) || '.example', lower($1) || '-' || n,
       'Vera ' || lpad(n::text, 2, '0'), $1, $2::"Role", 'de', 'none', now(), case when n % 3 = 0 then now() end,
       now() - n * interval '1 minute'
     from generate_series(1, $3::int) n returning id, firstname, lastname, "userName")
     select id, firstname || ' ' || lastname as name, "userName" from made order by firstname`,
    [name, role, count],
  );
  return rows;
}

/** What somebody did to twelve records, the first one the newest; every third was closed, the others changed. */
export async function addTrail(database: pg.Client, userId: string) {
  await database.query(
    `insert into audit_entry (id, "userId", "userName", action, noun, "recordId", before, after, "createdAt")
     select gen_random_uuid(), $1::uuid, 'admin', case when n % 3 = 0 then 'close' else 'change' end, 'company',
       'Satz ' || lpad(n::text, 2, '0'), '{"capacity": 30}', jsonb_build_object('capacity', 40 + n),
       now() - n * interval '1 minute' from generate_series(1, 12) n`,
    [userId],
  );
}

/** Makes travel services of companies: entries of the home page that nobody has paid for. */
export async function addAdvertisers(database: pg.Client, companies: readonly Row[]) {
  await database.query(
    `insert into advertiser (id, "companyId", abonnement, "homePosition", "homeTitle")
     select gen_random_uuid(), c.id, case when c.n % 3 = 0 then 'cancelled' else 'none' end::"SubscriptionState", 40 + c.n,
       jsonb_build_object('de', 'Einkehr ' || c.n)
     from unnest($1::uuid[]) with ordinality c(id, n)`,
    [companies.map(({ id }) => id)],
  );
}
