import { createHash } from "node:crypto";

// What the screens need beyond the demo market: sign-ins, links of mails, mails, a trail. All at fixed values.

const accounts = ["admin", "busoperator", "touroperator", "driver", "hotel"];
const requestToken = "look-request-look-request-look-request-look";
const hashOf = (token) => createHash("sha256").update(token).digest("base64url");

/** The name that a column has in this commit's schema: columns are renamed now and then. */
async function columnOf(client, table, names) {
  const { rows } = await client.query(
    "select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and column_name = any($2)",
    [table, names],
  );
  return rows[0].name;
}

async function addSessions(client, instant) {
  const { rows } = await client.query(
    `insert into session (id, "userId", "userAgent", "createdAt", "lastSeenAt", "expiresAt")
     select gen_random_uuid(), id, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', $2::timestamptz, $2::timestamptz,
       $2::timestamptz + interval '10 years' from user_account where "userName" = any($1)
     returning id as sid, "userId"`,
    [accounts, new Date(instant)],
  );
  const users = await client.query('select id, "userName", "sessionVersion" as sv from user_account');
  const userOf = (id) => users.rows.find((user) => user.id === id);
  return Object.fromEntries(rows.map(({ sid, userId }) => [userOf(userId).userName, { sid, sv: userOf(userId).sv }]));
}

/** The author's own link to the request with the most offers. */
async function addRequestLink(client) {
  const { rows } = await client.query(
    `select r.id from bus_request r join offer o on o."requestId" = r.id and o.state = 'open'
     where r.state = 'active' group by r.id order by count(*) desc, r.id limit 1`,
  );
  await client.query(
    `insert into mailed_token (id, hash, purpose, "requestId") values (gen_random_uuid(), $1, 'busrequest', $2)`,
    [hashOf(requestToken), rows[0].id],
  );
  return rows[0].id;
}

async function addMails(client, instant) {
  await client.query(
    `insert into outbox_mail (id, recipient, language, template, "group", subject, html, text, state, attempts, error, "createdAt", "sentAt")
     select gen_random_uuid(), 'post' || n || '@verein.example', 'de', 'contactMessage', case when n % 3 = 0 then 'offers' end,
       'Anfrage ' || lpad(n::text, 2, '0'), '<p>Hallo</p>', 'Hallo', case when n % 4 = 0 then 'failed' else 'sent' end::"MailState",
       1 + n % 3, case when n % 4 = 0 then '550 mailbox full' end, $1::timestamptz - n * interval '7 minutes',
       case when n % 4 <> 0 then $1::timestamptz - n * interval '6 minutes' end
     from generate_series(1, 14) n`,
    [new Date(instant)],
  );
  await client.query(
    `insert into unsubscription (email, "group", "createdAt") select 'leser' || n || '@verein.example',
       case when n % 3 = 0 then 'offers' else 'news' end, $1::timestamptz - n * interval '1 hour' from generate_series(1, 8) n`,
    [new Date(instant)],
  );
}

async function addTrail(client, instant) {
  const action = await columnOf(client, "audit_entry", ["action", "deed"]);
  const noun = await columnOf(client, "audit_entry", ["noun", "subject", "entity"]);
  await client.query(
    `insert into audit_entry (id, "userId", "userName", ${action}, ${noun}, "recordId", before, after, "createdAt")
     select gen_random_uuid(), u.id, u."userName", case when n % 3 = 0 then 'close' else 'change' end, 'company',
       'Satz ' || lpad(n::text, 2, '0'), '{"capacity": 30}', jsonb_build_object('capacity', 40 + n),
       $1::timestamptz - n * interval '11 minutes' from generate_series(1, 12) n, user_account u where u."userName" = 'admin'`,
    [new Date(instant)],
  );
}

async function idsOf(client) {
  const start = await columnOf(client, "bus_request", ["startDate", "start_date"]);
  const end = await columnOf(client, "bus_request", ["endedAt", "ended_at"]);
  const place = await columnOf(client, "bus_request", ["startPlace", "start_place"]);
  const requests = await client.query(
    `select distinct on (category) category, id from bus_request where state = 'active' and mode = 'collective'
       and ${end} is null and ${start} > now() + interval '6 hours' order by category, ${start}, id`,
  );
  const ended = await client.query(`select id from bus_request where ${end} is not null order by ${start}, id limit 1`);
  const open = await client.query(
    `select r.id from bus_request r where r.state = 'active' and r.category = 'grouprequest' and not exists
       (select 1 from offer o where o."requestId" = r.id) order by r.${start} desc, r.id limit 1`,
  );
  const news = await client.query(`select id, slug from news order by "publishAt" desc limit 1`);
  const booking = await client.query(
    `select to_char(min(b.start), 'YYYY-MM-DD') as day from booking b join user_account u on u."companyId" = b."companyId"
     where u."userName" = 'busoperator' and b.start > now()`,
  );
  const ride = await client.query(
    `select r.id from bus_request r join user_account u on u."companyId" = r."authorCompanyId" where u."userName" = 'busoperator'
       and r.category = 'emptyride' and r.state = 'active' and r.${end} is null
     order by (r.${place}->>'address' like 'Wien%') desc, r.${start}, r.id limit 1`,
  );
  return {
    requests: Object.fromEntries(requests.rows.map(({ category, id }) => [category, id])),
    ended: ended.rows[0].id,
    open: open.rows[0].id,
    news: news.rows[0],
    day: booking.rows[0].day,
    ride: ride.rows[0].id,
  };
}

/** Adds them and returns what the addresses of the screens are made of. */
export async function addSubjects(client, instant) {
  const sessions = await addSessions(client, instant);
  const offered = await addRequestLink(client);
  await addMails(client, instant);
  await addTrail(client, instant);
  return { sessions, offered, requestToken, ...(await idsOf(client)) };
}
