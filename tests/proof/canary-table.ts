/**
 * Every column of the database that holds words, and who may read them. `of`: SQL of a row `t` that gives those who are a
 * party to it, as companies, accounts, requests (by the link to them) and groups (`signedIn`, `partners`). `nobody`: never
 * leaves the database. `party`: those alone. `kept`: those and admins. `admin`: admins alone. `plain`: public, or no
 * word of anybody's. After a colon stands what kind of value it is, after a dot the place within a JSON value.
 */
export type Table = {
  of?: string;
  /** Of which rows, where others are public. */
  where?: string;
  nobody?: string;
  party?: string;
  kept?: string;
  admin?: string;
  plain?: string;
};

const authors = (r: string) => `array[${r}."authorCompanyId"::text, ${r}."authorUserId"::text, ${r}.id::text]`;
const asked = (id: string) => `(select ${authors("r")} from bus_request r where r.id = ${id})`;
const both = (offer: string) =>
  `(select o."companyId"::text || ${authors("r")} from offer o join bus_request r on r.id = o."requestId" where o.id = ${offer})`;
const driven = (trip: string) =>
  `(select array[x."companyId"::text, x.id::text] || ${asked('x."requestId"')} from trip x where x.id = ${trip})`;
const accepted = `array(select o."companyId"::text from offer o where o."requestId" = t.id and o.state = 'accepted')`;
const company = `array[t."companyId"::text]`;
const person = `array[t."userId"::text]`;
const street = "{address_fields,street}";

/** A private author's are whose offer was accepted, and partners' who ask, where the author said so. */
const contact = `case when t."companyType" <> 'private' then array['signedIn'] || ${authors("t")}
  when t.contact = 'onRequest' or t.category = 'emergency' then array['partners'] || ${authors("t")} || ${accepted}
  else ${authors("t")} || ${accepted} end || array(select x.id::text from trip x where x."requestId" = t.id)`;

export const tables: Record<string, Table> = {
  user_account: {
    of: `array[t.id::text, t."companyId"::text]`,
    kept: "email:mail userName firstname lastname phone",
    nobody: "passwordHash",
    plain: "searchWords",
  },
  session: { of: person, kept: "userAgent network" },
  mailed_token: { of: company, party: "data.{email}", nobody: "hash", plain: "purpose" },
  advertiser: {
    of: company,
    kept: "vatId",
    nobody: "stripeCustomerId stripeSubscriptionId stripeSessionId",
    plain: "plan interval payment wishedPlan wishedInterval homeTitle homeText homePicture homeVideo",
  },
  advertiser_location: {
    of: company,
    where: "not t.active",
    kept: "title.{de} description.{de} address.{street}",
    plain: "category images facts",
  },
  invoice: {
    of: `array(select a."companyId"::text from advertiser a where a.id = t."advertiserId")`,
    kept: "recipient.{name}",
    plain: "number plan interval currency searchWords",
  },
  stripe_event: { plain: "id type" },
  media_data: { plain: "kind content" },
  media_data_version: { admin: "content.{canary}", plain: "kind userId" },
  news: { where: "t.draft", admin: "title.{de} summary.{de} text.{de}", plain: "slug picture" },
  bus: {
    of: `${company} || array(select unnest(${authors("r")}) from booking b join bus_request r on r.id = b."requestId"
      where b."busId" = t.id) || array(select x.id::text from trip x join booking b on b.id = x."bookingId" where b."busId" = t.id)`,
    kept: "licenceplate note",
    plain: "country design qrcode name features images",
  },
  bus_request: {
    of: contact,
    kept: "email:mail phone mobile",
    nobody: "searchText",
    plain: "companyName stops waySource vehicleTypes askingCurrency description",
  },
  // What a company types is public, down to the house.
  "bus_request place": {
    of: `case when t."companyType" = 'private' then ${contact} else array['anyone'] end`,
    kept: `startPlace.${street} endPlace.${street}`,
  },
  "bus_request review": { of: authors("t"), kept: "rejectReason" },
  request_needs: { plain: "bulky driverLanguage" },
  partner_circle: { of: company, party: "name" },
  request_tally: { plain: "side" },
  certificate: { of: company, plain: "file" },
  company: {
    // Whom it drives for, and who drives for it.
    of: `array[t.id::text] || array(select unnest(array[x.id::text] || ${asked('x."requestId"')}) from trip x where x."companyId" = t.id)`,
    kept: "email:mail fax cellphone telephone",
    plain: "name slug address description website pdf logo images publicData timeZone searchWords",
  },
  company_slug: { plain: "slug" },
  company_pricing: { of: company, kept: "rates.{canary}" },
  company_ladder: { plain: "steps" },
  dispatch_ask: { nobody: "hash" },
  dispatch_event: { of: asked('t."requestId"'), kept: "data.{canary}", plain: "kind" },
  driver: {
    of: `${company} || array(select unnest(${driven('d."tripId"')}) from trip_driver d where d."driverId" = t.id)`,
    party: "name phone",
    plain: "languages",
  },
  drive_link: { nobody: "hash" },
  trip_position: { plain: "teller" },
  second_factor: { nobody: "secret" },
  recovery_code: { nobody: "hash" },
  trusted_device: { of: person, party: "userAgent", nobody: "hash" },
  passkey: { of: person, party: "name", nobody: "credentialId publicKey:bytes", plain: "transports" },
  passkey_challenge: { nobody: "challenge" },
  inbox_item: { of: "array[t.holder::text]", party: "data.{canary}", plain: "noun" },
  ledger_entry: { plain: "measured sections" },
  ledger_proof: { plain: "code content" },
  // What a free bus or an empty ride told everybody before it was changed.
  fit_task: { plain: "before" },
  filter_setting: { plain: "kinds vehicleTypes" },
  filter_base: { of: company, kept: `place.${street}` },
  request_mark: { of: company, party: "note" },
  request_alert: { of: person, party: "email:mail" },
  offer: {
    of: both("t.id"),
    kept: "amount:amount vehicle description reason cancellation included:list notIncluded:list",
    plain: "currency confirms ladder",
  },
  offer_version: { of: both('t."offerId"'), kept: "words.{description}", plain: "facts" },
  offer_template: { of: company, party: "name cancellation description included:list notIncluded:list" },
  offer_message: { of: both('t."offerId"'), kept: "text" },
  booking: {
    of: `${company} || array(select unnest(${asked('t."requestId"')}) where false)`,
    kept: "title note",
  },
  calendar_feed: { nobody: "hash" },
  external_calendar: { of: company, kept: "name", nobody: "address", plain: "host etag modified error" },
  external_busy: { of: company, kept: "title" },
  outbox_mail: {
    admin: "recipient:mail subject html text error",
    nobody: "data.{canary} headers.{canary}",
    plain: "template group",
  },
  // What one has done stands in one's own export.
  audit_entry: { of: person, admin: "userName", kept: "before.{canary} after.{canary}", plain: "action noun recordId" },
  idempotency_key: { nobody: "key scope bodyHash answer" },
  rate_limit: { plain: "key" },
  contact_message: { nobody: "name email:mail phone message" },
  unsubscription: { admin: "email:mail", plain: "group" },
  mail_consent: { nobody: "email:mail", plain: "group" },
  live_event: { plain: "noun topics" },
  trip_paper: { of: driven('t."tripId"'), kept: "content.{canary}", plain: "kind" },
  gazetteer: { plain: "name country admin1 fcode" },
  gazetteer_name: { plain: "name language norm" },
  push_subscription: { nobody: "endpoint p256dh auth" },
  return_leg: { plain: "startPlace endPlace measured" },
  standby_window: { of: company, party: `place.${street}`, plain: "base" },
  text_number: { of: person, party: "number:phone", nobody: "codeHash" },
  text_message: { nobody: "number:phone template body error" },
  tour: { of: company, party: `name startPlace.${street} endPlace.${street}` },
  chain_offer: { of: both('t."offerId"'), kept: `basePlace.${street} endPlace.${street}` },
  trip: {
    of: driven("t.id"),
    kept: `startPlace.${street} endPlace.${street} cancelText terms.{cancellation}`,
    plain: "stops currency cancelReason pauses",
  },
  trip_event: { of: driven('t."tripId"'), kept: "data.{canary}", plain: "kind by" },
  trip_change: { of: driven('t."tripId"'), kept: "note", plain: "before after" },
  trip_rating: { of: driven('t."tripId"'), where: 't."shownAt" is null', kept: "text answer" },
  stored_file: { plain: "key name contentType refusal" },
};
