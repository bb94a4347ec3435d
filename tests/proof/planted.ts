import { asOwner } from "@/tests/db";

const id = "gen_random_uuid()";

/** $1 a company of bus operators, $2 one of its people, $3 a travel service. */
const statements = [
  `update advertiser_location set active = false
    where id = (select min(id::text)::uuid from advertiser_location where "companyId" = $3)`,
  `insert into media_data_version (id, kind, language, content, version, "userId") values (${id}, 'faq', 'de', '{}', 1, $2)`,
  `insert into news (id, slug, title, summary, text) values (${id}, 'draft', '{"de":""}', '{"de":""}', '{"de":""}')`,
  `insert into company_pricing ("companyId", rates, "updatedAt") values ($1, '{}', now())
    on conflict ("companyId") do update set rates = '{}'`,
  `insert into second_factor ("userId", secret) values ($2, 'sealed')`,
  `insert into recovery_code (id, "userId", hash) values (${id}, $2, 'of-a-code')`,
  `insert into passkey_challenge (challenge, "userId", "expiresAt") values ('asked', $2, now() + interval '1 hour')`,
  `insert into filter_setting ("companyId", "updatedAt") values ($1, now()) on conflict do nothing`,
  `insert into filter_base (id, "companyId", place, longitude, latitude, radius) select ${id}, $1, "startPlace", 12, 49, 50
    from bus_request limit 1`,
  `insert into request_mark ("companyId", "requestId", note, "updatedAt") select $1, id, 'a note', now() from bus_request
    where state = 'active' on conflict do nothing`,
  `insert into external_busy (id, "calendarId", "companyId", title, start, "end") select ${id}, id, "companyId", 'busy',
    now() + interval '1 day', now() + interval '2 days' from external_calendar where "companyId" = $1`,
  `insert into outbox_mail (id, recipient, language, template, data) values (${id}, 'a@people.example', 'de', 'welcome', '{}')`,
  `insert into audit_entry (id, "userId", "userName", action, noun, "recordId", before, after)
    values (${id}, $2, 'somebody', 'change', 'company', $1, '{}', '{}')`,
  `insert into idempotency_key (key, scope, "bodyHash", answer) values ('a', 'b', 'c', 'd')`,
  `insert into contact_message (id, "companyId", name, email, phone, message, language)
    values (${id}, $1, 'a', 'a@people.example', '1', 'm', 'de')`,
  `insert into mail_consent (email, "group") values ('a@people.example', 'marketing')`,
  `insert into trip_paper ("tripId", kind, version, content) select id, 'confirmation', 9, '{}' from trip where "companyId" = $1`,
  `insert into push_subscription (id, "sessionId", endpoint, p256dh, auth) select ${id}, id, 'https://push.example', 'p', 'a'
    from session where "userId" = $2 limit 1`,
  `insert into text_number ("userId", number, "codeHash") values ($2, '+4994112345', 'of-a-code')`,
  `insert into text_message (id, "userId", number, template, body) values (${id}, $2, '+4994112345', 'code', 'b')`,
  `update tour set "startPlace" = r."startPlace", "endPlace" = r."startPlace"
    from (select "startPlace" from bus_request limit 1) r`,
  `insert into chain_offer ("offerId", "chainId", position, "basePlace", "endPlace") select o.id, ${id}, 0, r."startPlace", r."startPlace"
    from offer o join bus_request r on r.id = o."requestId" where o."companyId" = $1 on conflict do nothing`,
  `insert into trip_rating ("tripId", by, punctual, vehicle, contact) select id, 'author', 5, 5, 5 from trip
    where "companyId" = $1 on conflict do nothing`,
  `update trip_rating set "shownAt" = null where "tripId" in (select id from trip where "companyId" = $1)`,
  `insert into trip_driver ("tripId", "driverId", position, start, "end") select t.id, d.id, 0, t.start, t."end" from trip t
    join driver d on d."companyId" = t."companyId" where t.state = 'agreed' on conflict do nothing`,
  `insert into drive_link (hash, "tripId", "driverId") select "tripId" || '-' || "driverId", "tripId", "driverId" from trip_driver
    on conflict do nothing`,
];

/** What the demo has no rows of, of one company and one of its people. */
export async function plantRows(company: string, person: string, hotel: string) {
  for (const sql of statements) {
    const used = [company, person, hotel].map((value, at) => ({ value, name: `$${at + 1}` }));
    const text = used.reduce((all, { value, name }) => all.replaceAll(name, `'${value}'`), sql);
    await asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);
  }
}
