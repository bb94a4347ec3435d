import { setTimeout as wait } from "node:timers/promises";
import { connect, foldSql } from "./database.mjs";
import { latencies } from "./load.mjs";
import { signIn, signInOwners } from "./session.mjs";

const day = 86_400_000;
/** So many accounts a side take turns, as in a market: one of them may write 300 times an hour, whichever run it is. */
const people = 1_000;

const townsSql = `select id, name, country, longitude, latitude from gazetteer where population >= 20000 and fcode <> 'PPLX' and country in ('AT', 'BE', 'CH', 'CZ', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL')
  order by hashint8extended(id, 5) limit 500`;

const placeOf = ({ id, name: city, country, longitude, latitude }) => ({
  address: `${city}, ${country}`,
  placeId: `geo:${id}`,
  location: { longitude, latitude },
  address_fields: { street: "", number: "", postal_code: "", city, country, countryISO3166Code: country },
});

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** A journey within the year, as its author sends it. */
export function requestIn(towns) {
  const start = Date.now() + Math.floor((3 + Math.random() * 300) * day);
  const from = pick(towns);
  return {
    category: "grouprequest",
    start: { address: placeOf(from), date: start },
    end: { address: placeOf(pick(towns.filter((town) => town !== from))), date: start + day },
    companyName: "Reisegruppe Sommer",
    email: `writer${Math.floor(Math.random() * 1e9)}@people.example`,
    phone: "+49 941 5074021",
    transferType: "transfertwoway",
    organisationType: "CLUB",
    passengers: 42,
    vehicleTypes: ["coach"],
    description: "Fahrt für 42 Personen, Gepäck im Kofferraum, Pause nach zwei Stunden.",
  };
}

const offer = () => ({
  price: { amount: 124_000, currency: "EUR" },
  vatIncluded: true,
  description: "49 Plätze, der Fahrer kennt die Strecke.",
  validUntil: Date.now() + 2 * day,
});

let calls = 0;
/** Each from an address of its own: anonymous posts are limited by it. */
const somewhere = () => {
  calls += 1;
  return { "x-forwarded-for": `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` };
};

/** Sends a change; the milliseconds and what came of it. */
async function send(url, body, headers = {}) {
  const from = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...somewhere(), ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return { took: performance.now() - from, record: JSON.parse(text).entity[0] };
}

/** People of both sides and an admin, and what they do. */
export async function openWriter(databaseUrl, { url }) {
  const client = await connect(databaseUrl);
  const { rows: towns } = await client.query(townsSql);
  const [authors, bidders, admin] = [
    await signInOwners(client, "touroperator", people),
    await signInOwners(client, "busoperator", people),
    await signIn(client, "admin"),
  ];
  await client.end();
  const api = `${url}/api`;
  const post = (headers) => send(`${api}/busrequest`, requestIn(towns), headers);
  const bid = (id) => send(`${api}/busrequest/${id}/offer`, offer(), pick(bidders));
  const accept = (id, headers) => send(`${api}/offer/${id}/accept`, undefined, headers);
  return {
    /** The job of a minute, which no process does here: else one side's posts weigh on the other's counts. */
    async fold() {
      const client = await connect(databaseUrl);
      await client.query(foldSql);
      await client.end();
    },
    /** So many requests; their authors take turns. */
    drafts: (count) =>
      Array.from({ length: count }, (_, i) => ({ headers: authors[i % authors.length], body: requestIn(towns) })),
    /** By somebody without an account, made public by an admin. */
    async publish() {
      const posted = await post();
      const approved = await send(`${api}/busrequest/${posted.record.id}/approve`, undefined, admin);
      return { post: posted.took, approve: approved.took };
    },
    /** A partner's request, an offer for it, and the author takes it. */
    async deal() {
      const author = pick(authors);
      const posted = await post(author);
      const made = await bid(posted.record.id);
      const taken = await accept(made.record.id, author);
      return { post: posted.took, offer: made.took, accept: taken.took };
    },
  };
}

/** Five posts a second, one of which finds its bus; until the function that it answers is called, which gives how long they took. */
export function keepWriting(writer) {
  const stop = new AbortController();
  const took = [];
  const begun = [];
  const failures = [];
  const each = async (ms, act) => {
    for (let next = performance.now(); !stop.signal.aborted; next += ms) {
      const note = (error) => failures.push(error);
      begun.push(act().then((times) => took.push(times), note));
      await wait(Math.max(0, next + ms - performance.now()), undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const writing = [each(250, writer.publish), each(1_000, writer.deal)];
  return async () => {
    stop.abort();
    await Promise.all(writing);
    await Promise.all(begun);
    if (failures.length > 0) throw failures[0];
    return latencies(took.map(({ post }) => post));
  };
}
