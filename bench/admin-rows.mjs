import { pick, share, townOf } from "./draw.mjs";

/** An owner and a bus for every partner of the market, and a quarter as many providers without an account. */
const ownersSql = `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", owner, "companyId", "confirmedAt", "createdAt")
  select uuidv7(), slug || '@owners.example', slug, ${pick(31, ["Anna", "Ben", "Carla", "David", "Eva", "Frank"])},
    ${pick(32, ["Huber", "Meier", "Schulz", "García", "Smith", "Novák"])} || ' ' || i, 'none', true, id, now(), now() - i * interval '1 minute'
  from (select id, slug, substr(slug, 9)::int as i from company where slug ~ '^partner-[0-9]+$') c`;
const busesSql = `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode, "createdAt")
  select uuidv7(), id, 'AB ' || i, 'DE', ${pick(33, ["coach", "midibus", "doubledecker", "smallbus"])}, 20 + i % 60,
    'bench-' || i, now() - i * interval '1 minute'
  from (select id, substr(slug, 9)::int as i from company where slug ~ '^partner-[0-9]+$') c`;
const passiveSql = (
  count,
) => `insert into company (id, "companyType", name, slug, address, longitude, latitude, email, registered, "createdAt")
  select uuidv7(), 'busoperator', 'Omnibus ' || i, 'passive-' || i, t.place->'address_fields', t.longitude, t.latitude,
    'passive' || i || '@people.example', false, now() - i * interval '1 minute'
  from (select i, ${townOf(34)} as town from generate_series(1, ${count}) i) d join bench_town t on t.n = d.town`;
const auditSql = (
  count,
) => `insert into audit_entry (id, "userName", action, noun, "recordId", before, after, "createdAt")
  select uuidv7(), 'admin', ${pick(35, ["approved", "rejected", "changed", "closed"])},
    ${pick(36, ["busrequest", "company", "user", "bus"])}, gen_random_uuid()::text, '{"state": "pending"}', '{"state": "active"}',
    now() - i * interval '1 minute'
  from generate_series(1, ${count}) i`;
const mailsSql = (
  count,
) => `insert into outbox_mail (id, recipient, language, template, "group", subject, html, text, state, attempts, error, "sentAt", "createdAt")
  select uuidv7(), 'person' || i || '@people.example', 'de', 'requestAlert', 'requests', 'Neue Anfrage ' || i, repeat('<p>Fahrt</p>', 80),
    'Fahrt ' || i, (case when ${share(37)} < 0.98 then 'sent' else 'failed' end)::"MailState", 1,
    case when ${share(37)} < 0.98 then null else '550 no such mailbox' end, now(), now() - i * interval '30 seconds'
  from generate_series(1, ${count}) i`;
const optOutsSql = (count) => `insert into unsubscription (email, "group", "createdAt")
  select 'reader' || i || '@people.example', 'requests', now() - i * interval '1 minute' from generate_series(1, ${count}) i`;

/** What the admins' lists hold beside the requests; the towns and partners must be there. */
export async function fillAdminLists(client, rows) {
  const some = (part) => Math.ceil(rows * part);
  for (const sql of [ownersSql, busesSql, passiveSql(some(0.05)), auditSql(some(0.5)), mailsSql(some(0.3))]) {
    await client.query(sql);
  }
  await client.query(optOutsSql(some(0.1)));
}
