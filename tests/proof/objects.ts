import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import type { Subject } from "./subjects";

/** A record that is asked for, and the companies and accounts that are a party to it. */
export type Thing = { values: Record<string, string>; parties: string[] };

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** What the demo has none of. `company` and `person` own it. */
async function plant(company: string, person: string) {
  const [bus] = await prisma.bus.findMany({ where: { companyId: company }, select: { id: true }, take: 1 });
  const calendar = { name: "Zweitkalender", address: "sealed", host: "calendars.example" };
  const made = await Promise.all([
    prisma.tour.create({ data: { companyId: company, name: "a draft", start: inDays(9), end: inDays(10) } }),
    prisma.externalCalendar.create({ data: { companyId: company, busId: bus?.id, ...calendar } }),
    prisma.calendarFeed.create({ data: { companyId: company, hash: "of-a-feed" } }),
    prisma.trustedDevice.create({ data: { userId: person, hash: "of-a-device", expiresAt: inDays(30) } }),
    prisma.passkey.create({
      data: { userId: person, credentialId: "of-a-key", publicKey: Buffer.from("key"), name: "Telefon" },
    }),
    prisma.mailedToken.create({
      data: { purpose: "invite", companyId: company, hash: "of-a-link", data: { email: "new@people.example" } },
    }),
    prisma.session.create({ data: { userId: person, expiresAt: inDays(1) } }),
  ]);
  const [tour, external, feed, device, key, invitation, session] = made.map(({ id }) => id);
  return { tour, external, feed, device, key, invitation, session };
}

const findRow = async (text: string, values: string[]) => (await queryOnce<Record<string, string>>(text, values))[0];

async function rowOf(text: string, values: string[]) {
  const row = await findRow(text, values);
  if (!row) throw new Error(`the demo has nothing for: ${text}`);
  return row;
}

const own: Record<string, string> = {
  booking: `select id from booking where "companyId" = $1 and "offerId" is null and "mainId" is null and start > now()`,
  busses: `select id from bus where "companyId" = $1 and not exists (select from booking where "busId" = bus.id)`,
  certificate: `select id from certificate where "companyId" = $1`,
  driver: `select id from driver where "companyId" = $1`,
  inbox: `select id from inbox_item where "companyId" = $1 and "userId" is null`,
  offertemplate: `select id from offer_template where "companyId" = $1`,
  partnercircle: `select id from partner_circle where "companyId" = $1`,
  returnleg: `select "bookingId" as id from return_leg l join booking b on b.id = l."bookingId" where b."companyId" = $1
    and l."requestId" is null and l."droppedAt" is null`,
};

/** Both sides of an agreement: who asked, who gives. */
const shared: Record<string, string> = {
  bid: `select o.id, o."companyId" as a, r."authorCompanyId" as b, r."authorUserId" as c from offer o
    join bus_request r on r.id = o."requestId" where o."companyId" = $1 and o.state = 'open'
    and o."validUntil" > now()`,
  trip: `select t.id, t."companyId" as a, r."authorCompanyId" as b, r."authorUserId" as c, x.id as "changeId"
    from trip t join bus_request r on r.id = t."requestId" left join trip_change x on x."tripId" = t.id
    where t."companyId" = $1 and t.state = 'agreed' order by x.id nulls last limit 1`,
};

async function sharedThing(name: string, company: string): Promise<Thing> {
  const row = await findRow(shared[name] ?? "", [company]);
  if (!row) return { values: {}, parties: [] };
  const { id = "", a, b, c } = row;
  const changeId = row.changeId ?? id;
  return { values: { id, changeId }, parties: [a, b, c].filter((party) => party !== null && party !== undefined) };
}

/** An offer on the company's own request, made by somebody who is no subject. */
async function offerTo(company: string, requestId: string): Promise<Thing> {
  const bidder = await prisma.company.findFirstOrThrow({ where: { slug: { contains: "wimmer" } } });
  const data = { requestId, companyId: bidder.id, amount: 90_000, validUntil: inDays(2) };
  const { id } = await prisma.offer.create({ data });
  return { values: { id }, parties: [company, bidder.id] };
}

async function requestOf(company: string): Promise<Thing> {
  const { id } = await makeBusRequest({ authorCompanyId: company, companyType: "busoperator" });
  return { values: { id }, parties: [company] };
}

/** A search for another bus: of who has broken down, and of those who were asked. */
async function searches() {
  const sql = `select d."requestId" as id, r."authorCompanyId" as a,
    (select string_agg("companyId"::text, ',') from dispatch_ask x where x."requestId" = d."requestId") as asked
    from dispatch d join bus_request r on r.id = d."requestId"`;
  const { id = "", a = "", asked = "" } = await rowOf(sql, []);
  return { search: { values: { id }, parties: [a] }, searched: { values: { id }, parties: asked.split(",") } };
}

/** One record of each kind, of the bus operator or the travel service that own them. */
export async function makeThings(owner: Subject, hotel: Subject): Promise<Record<string, Thing>> {
  const [company = "", person = ""] = owner.parts;
  const [house = ""] = hotel.parts;
  const planted = await plant(company, person);
  const rows = Object.entries(own).map(async ([name, sql]): Promise<[string, Thing]> => {
    const row = await findRow(sql, [company]);
    // On some weekdays the demo has none of a kind: then it is asked for as what is not there, by strangers alone.
    return [name, row ? { values: row, parties: [company] } : { values: {}, parties: [] }];
  });
  const things = Object.fromEntries(await Promise.all(rows));
  const invoice = await rowOf(
    `select i.id from invoice i join advertiser a on a.id = i."advertiserId" where a."companyId" = $1`,
    [house],
  );
  const location = await rowOf(`select id from advertiser_location where "companyId" = $1`, [house]);
  const asked = await requestOf(company);
  const trip = await sharedThing("trip", company);
  trip.values.driverId = things.driver?.values.id ?? "";
  const mine = (values: Record<string, string | undefined>, ...parties: string[]): Thing => ({
    values: values as Record<string, string>,
    parties,
  });
  return {
    ...things,
    company: mine({ id: company, userId: person, invitationId: planted.invitation, feed: planted.feed }, company),
    calendar: mine({ id: company, calendar: planted.external }, company),
    series: mine({ id: company, series: crypto.randomUUID() }, company),
    busrequest: asked,
    house: mine({ id: house }, house),
    location: mine({ id: location.id }, house),
    invoices: mine({ file: `${invoice.id}.pdf` }, house),
    tour: mine({ id: planted.tour }, company),
    session: mine({ id: planted.session }, person),
    device: mine({ id: planted.device }, person),
    passkey: mine({ id: planted.key }, person),
    user: mine({ id: person }, person),
    bid: await sharedThing("bid", company),
    trip,
    offer: await offerTo(company, asked.values.id ?? ""),
    ...(await searches()),
    none: mine({}),
  };
}
