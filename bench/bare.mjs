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

const columns = `r.id, r.number, r.category, r.start_place, r.start_date, r.end_place, r.end_date, r.stops, r.company_type,
  r.company_name, r.email, r.phone, r.from_single_request, r.mode, r.receiver_company_id, r.author_company_id, r.state,
  r.created_at, r.version, r.transfer_type, r.organisation_type, r.passengers, r.vehicle_types, r.quantity, r.radius,
  r.description, r.max_offers, r.ended_at, r.end_reason`;
const isPublic = "r.state = 'active' and r.mode = 'collective' and r.ended_at is null";
const list = `select ${columns} from (select r.id from bus_request r where ${isPublic} and r.end_date > now()
  order by r.start_date, r.id limit 10 offset 0) w join bus_request r on r.id = w.id order by r.start_date, r.id`;

const earth = 6_378_168;
const here = `cube(array[${earth} * cos(radians($2::float8)) * cos(radians($1::float8)),
  ${earth} * cos(radians($2::float8)) * sin(radians($1::float8)), ${earth} * sin(radians($2::float8))])`;
const chord = 2 * earth * Math.sin(50_000 / (2 * earth));
/** The geo schema's own reading (STACK.md 5.4): the nearest 50 within 50 km, by distance. */
const nearest = `select r.id, r.category, r.start_longitude, r.start_latitude from bus_request r where ${isPublic}
  and r.start_pos <@ cube_enlarge(${here}, ${chord}, 3) and cube_distance(r.start_pos, ${here}) <= ${chord}
  order by r.start_pos <-> ${here} limit 50`;

function record(row) {
  const shown = { companyName: row.company_name, email: row.email, phone: row.phone };
  return {
    id: row.id,
    reference: `CB-${row.number}`,
    category: row.category,
    start: { address: row.start_place, date: row.start_date.getTime() },
    end: { address: row.end_place, date: row.end_date.getTime() },
    stops: row.stops,
    companyType: row.company_type,
    ...(row.company_type === "private" ? {} : shown),
    fromSingleRequest: row.from_single_request,
    company: row.mode === "individual" ? row.receiver_company_id : row.author_company_id,
    state: row.state,
    created_at: row.created_at.getTime(),
    version: row.version,
    transferType: row.transfer_type,
    mode: row.mode,
    organisationType: row.organisation_type,
    passengers: row.passengers,
    vehicleTypes: row.vehicle_types,
    quantity: row.quantity,
    radius: row.radius,
    description: row.description,
    maxOffers: row.max_offers,
    ended_at: row.ended_at?.getTime() ?? null,
    endReason: row.end_reason,
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

async function answer({ url }, response) {
  if (url === "/list") return sendList(response);
  if (url.startsWith("/nearest/")) return sendNearest(url, response);
  return response.writeHead(200, page.headers).end(page.body);
}

const server = http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.on("disconnect", () => process.exit(0));
