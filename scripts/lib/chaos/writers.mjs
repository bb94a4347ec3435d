import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { keyed } from "./client.mjs";

const day = 86_400_000;

const place = (city, longitude, latitude, countryISO3166Code) => ({
  address: `${city}, Land`,
  placeId: `chaos:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "Land", countryISO3166Code },
  location: { longitude, latitude },
});

export function requestOf(mark) {
  const date = Date.now() + 30 * day;
  return {
    category: "grouprequest",
    start: { address: place("Regensburg", 12.1016, 49.0134, "DE"), date },
    end: { address: place("Prag", 14.4208, 50.088, "CZ"), date: date + day },
    companyName: "Katrin Hofmann",
    email: "k.hofmann@school.example",
    passengers: 42,
    vehicleTypes: ["coach"],
    description: mark,
  };
}

const offerOf = (mark) => ({
  price: { amount: 124_000, currency: "EUR" },
  vatIncluded: true,
  description: mark,
  validUntil: Date.now() + 5 * day,
});

const entity = ({ text }) => JSON.parse(text).entity[0];

/** Does a keyed deed until it is answered; what was acknowledged goes into the ledger. */
async function deed(ledger, call, kind, asked, mark) {
  ledger.asked(kind, mark);
  const answer = await call(asked);
  if (answer.status !== 201) throw new Error(`${kind}: ${answer.status} ${answer.text.slice(0, 300)}`);
  ledger.acknowledged(kind, { mark, asked, answer, id: entity(answer).id });
  return entity(answer);
}

/** Has no key: who hears nothing looks whether it is done, as a page does that is read again. */
async function accept(ledger, call, author, offer) {
  ledger.asked("acceptances", offer.id);
  const asked = { path: `/api/offer/${offer.id}/accept?version=${offer.version}`, cookie: author };
  const answer = await call(asked);
  const isRepeat = answer.status === 409 && answer.tries > 1;
  if (answer.status !== 200 && !isRepeat) throw new Error(`accept: ${answer.status} ${answer.text.slice(0, 300)}`);
  ledger.acknowledged("acceptances", { mark: offer.id, id: offer.id });
}

/** A trip as it goes: posted, offered, asked about, accepted. */
async function trade({ ledger, call, pair: { author, operator } }) {
  const [posted, offered, said] = [randomUUID(), randomUUID(), randomUUID()];
  const request = await deed(ledger, call, "requests", keyed("/api/busrequest", author, requestOf(posted)), posted);
  const path = `/api/busrequest/${request.id}/offer`;
  const offer = await deed(ledger, call, "offers", keyed(path, operator, offerOf(offered)), offered);
  const question = keyed(`/api/offer/${offer.id}/message`, author, { text: said });
  await deed(ledger, call, "messages", question, said);
  await accept(ledger, call, author, offer);
}

/** Signs for a picture and puts it to its address; gives the answer to the PUT, null where no more may be sent. */
async function sendPicture({ call, operator, picture }) {
  const named = { uploadType: "image", name: "bus.png", contentType: "image/png", size: picture.length };
  const signed = await call({ path: "/api/upload/signed-upload", cookie: operator, body: JSON.stringify(named) });
  if (signed.status === 429) return null;
  if (signed.status !== 200) throw new Error(`upload: ${signed.status} ${signed.text.slice(0, 300)}`);
  const { url, key } = JSON.parse(signed.text).entity[0];
  const { pathname, search } = new URL(url, "http://x");
  const path = pathname + search;
  return { key, ...(await call({ method: "PUT", path, cookie: operator, body: picture, type: named.contentType })) };
}

/** Milliseconds: longer than a clock is wrong here. */
const untilRight = 30_000;

/**
 * One that was put and not heard of is sent anew, under another name; so is one whose address has run out, as it has at
 * once where a server signs it whose clock is hours behind.
 */
async function upload({ ledger, call, pair: { operator }, picture }) {
  const until = performance.now() + untilRight;
  let sent = await sendPicture({ call, operator, picture });
  while (sent?.status === 403 && performance.now() < until) {
    await wait(500);
    sent = await sendPicture({ call, operator, picture });
  }
  if (sent?.status === 200) ledger.acknowledged("files", { mark: sent.key, id: sent.key });
  else if (sent?.tries === 1) throw new Error(`picture: ${sent.status} ${sent.text.slice(0, 300)}`);
}

async function keepOn(work, { market, ledger, state, pause }) {
  while (state.on) {
    const pair = market.people[state.next % market.people.length];
    state.next += 1;
    await work(pair).catch((error) => ledger.refused(error));
    await wait(pause);
  }
}

/** Six that trade and one that sends pictures, until they are told to stop. */
export async function startWriters({ market, ledger, call }) {
  const { default: sharp } = await import("sharp");
  const blank = { width: 400, height: 300, channels: 3, background: "#154bb0" };
  const picture = await sharp({ create: blank }).png().toBuffer();
  const state = { on: true, next: 0 };
  // No more than the limits of an hour leave to each.
  const kept = { market, ledger, state, pause: 400 };
  const traders = Array.from({ length: 6 }, () => keepOn((pair) => trade({ ledger, call, pair }), kept));
  const sender = keepOn((pair) => upload({ ledger, call, pair, picture }), { ...kept, pause: 500 });
  return async () => {
    state.on = false;
    await Promise.all([...traders, sender]);
  };
}
