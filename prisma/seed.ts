import { prisma, type Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { languages } from "@/lib/i18n/routing";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import { advertiserData } from "./factories/advertiser";
import { advertiserLocationData } from "./factories/advertiser-location";
import { companyData } from "./factories/company";
import { seedAlerts } from "./seed/alerts";
import { seedBookings } from "./seed/bookings";
import { seedCircles } from "./seed/circles";
import { companiesOf } from "./seed/companies";
import { seedFleetPosts } from "./seed/fleet-posts";
import { seedCertificates } from "./seed/certificates";
import { seedDrivers } from "./seed/drivers";
import { seedFits } from "./seed/fits";
import { fleetsOf } from "./seed/fleets";
import { mediaTextsOf } from "./seed/media-texts";
import { newsOf } from "./seed/news";
import { seedDispatches } from "./seed/dispatches";
import { seedInbox } from "./seed/inbox";
import { seedInvoices } from "./seed/invoices";
import { moveMarket } from "./seed/move";
import { seedNeeds } from "./seed/needs";
import { seedOffers } from "./seed/offers";
import { adminData, ownerData } from "./seed/people";
import { seedLedger } from "./seed/ledger";
import { seedPapers } from "./seed/papers/seed-papers";
import { pendingRequests } from "./seed/pending";
import { seedRatings } from "./seed/ratings";
import { Random } from "./seed/random";
import { withArrivals } from "./seed/arrivals";
import { activeRequests, endedRequests, type Market } from "./seed/requests";
import { seedScans } from "./seed/scans";
import { seedStandby } from "./seed/standby";
import { seedStatistics } from "./seed/statistics";
import { inLanguage, loadTowns, type Town, townNamed } from "./seed/towns";
import { seedTours } from "./seed/tours";
import type { TravelService } from "./seed/travel-service";
import { travelServices } from "./seed/travel-services";
import { videosIn } from "./seed/videos";

async function seedPartners(tx: Transaction, towns: readonly Town[], now: number) {
  const companies = companiesOf(towns, now);
  await tx.company.createMany({ data: companies.map(({ row }) => row) });
  const owned = companies.map(({ seeded }) => seeded).filter((company) => company.owner !== null);
  const owners = owned.map((company) => (company.owner ? ownerData(company.owner, company) : adminData()));
  await tx.user.createMany({ data: [await adminData(), ...(await Promise.all(owners))] });
  return companies.map(({ seeded }) => seeded);
}

type House = TravelService["stops"][number]["house"];

function houseOf(towns: readonly Town[], { town, offset: [latitude, longitude], street, number, postal_code }: House) {
  const spot = inLanguage(townNamed(towns, town), "de");
  const moved = { ...spot, latitude: spot.latitude + latitude, longitude: spot.longitude + longitude };
  return { spot: moved, street, number, postal_code };
}

async function seedTravelService(
  tx: Transaction,
  service: TravelService,
  towns: readonly Town[],
  homePosition: number,
) {
  const [first] = service.stops;
  if (!first) throw new Error(`${service.name} has no location`);
  const company = companyData({
    companyType: "travelService",
    name: service.name,
    ...houseOf(towns, first.house),
    description: service.homeText.de,
    email: `info@${service.domain}`,
    telephone: service.phone,
    website: `https://www.${service.domain}`,
    publicData: { address: true, location: true, description: true, telephone: true, website: true },
  });
  await tx.company.create({ data: company });
  await tx.user.create({ data: await ownerData(service.owner, { ...company, language: "de" }) });
  const homeTitle = { de: service.name, en: service.name, es: service.name };
  const { homeText, abonnement, plan } = service;
  const companyId = company.id;
  await tx.advertiser.create({
    data: advertiserData({ companyId, abonnement, plan, homeTitle, homeText, homePosition }),
  });
  const locations = service.stops.map(({ title, text, category, house, facts }) =>
    advertiserLocationData({ companyId, title, description: text, category, facts, ...houseOf(towns, house) }),
  );
  await tx.advertiserLocation.createMany({ data: locations });
}

type Options = { say?: (line: string) => void; papersDir?: string };

/** Without its papers, which name the address of the installation. */
async function fill(tx: Transaction, say: (line: string) => void, now: number) {
  const towns = await loadTowns();
  const partners = await seedPartners(tx, towns, now);
  for (const [index, service] of travelServices.entries()) await seedTravelService(tx, service, towns, index);
  say(`${partners.length} companies, ${travelServices.length} travel services`);
  say(`${await seedInvoices(tx, now)} invoices`);
  // Numbers of its own: the requests stay what they were.
  await tx.bus.createMany({ data: fleetsOf(partners, new Random(418)) });
  say(`${await seedDrivers(tx, partners)} drivers, ${await seedCertificates(tx, partners, now)} papers with an end`);
  say(`${await seedStandby(tx, { towns, partners, now })} windows of stand-by`);
  await seedScans(tx, now);
  await seedStatistics(tx, now);
  const market: Market = { towns, partners, random: new Random(), now };
  const drawn = [...endedRequests(market), ...activeRequests(market), ...pendingRequests(market)];
  const requests = await withArrivals(drawn);
  await tx.busRequest.createMany({ data: requests });
  say(`${requests.length} requests, ${await seedNeeds(tx)} with needs`);
  say(`${await seedAlerts(tx)} companies told of a request`);
  say(`${await seedOffers(tx, partners, now)} offers`);
  say(`${await seedBookings(tx, partners, now)} bookings`);
  say(`${await seedFleetPosts(tx, new Random(515))} free buses and empty rides of a fleet`);
  say(`${await seedFits(tx, market)} empty rides and groups that fit`);
  say(`${await seedTours(tx, market)} trips that make chains`);
  say(`${await seedCircles(tx, market)} circles of partners, each with a post that it reads first`);
  await tx.mediaData.createMany({ data: [...languages.map(videosIn), ...mediaTextsOf()] });
  say(`${await seedRatings(tx, partners)} trips that are over`);
  say(`${await seedLedger(tx, { ...market, random: new Random(2027) })} trips in the ledger`);
  await tx.news.createMany({ data: newsOf(now) });
  say(`${await seedDispatches(tx)} search for a replacement bus`);
  say(`${await seedInbox(tx)} entries that wait in an inbox`);
  await seedOptOuts(tx);
}

/** Nobody has agreed to advertising; a few companies without an account have left a group, each in another way. */
async function seedOptOuts(tx: Transaction) {
  const where = { registered: false, companyType: { not: "travelService" } } as const;
  const companies = await tx.company.findMany({ where, select: { email: true }, orderBy: { slug: "desc" }, take: 3 });
  const left = [
    { group: "marketing", how: "link" },
    { group: "requests", how: "phone" },
    { group: "marketing", how: "mail" },
  ] as const;
  const data = companies.flatMap(({ email }, index) => {
    const entry = left[index];
    return entry ? [{ ...entry, email: subscriberKey(email) }] : [];
  });
  await tx.unsubscription.createMany({ data, skipDuplicates: true });
}

/** Milliseconds: ten seconds where nothing else runs, minutes beside other work; half a market would be worse than a late one. */
const patience = 600_000;

const silent = () => undefined;

const papers = async (tx: Transaction, { say = silent, papersDir }: Options) =>
  say(`${await seedPapers(tx, papersDir)} manuals and flyers`);

/**
 * The demo market, on an empty database only, wholly or not at all; dates lie in the months after now. `papersDir`
 * keeps its manuals and flyers.
 */
export async function seed(options: Options = {}) {
  if ((await prisma.user.count()) > 0) return;
  await transaction(async (tx) => {
    await fill(tx, options.say ?? silent, Date.now());
    await papers(tx, options);
  }, patience);
}

/** The same ahead of the start that copies it; `arrive` makes it the market of that day. As the database's owner. */
export async function seedAhead() {
  await transaction(async (tx) => {
    await fill(tx, silent, Date.now());
    await tx.$executeRawUnsafe("create table demo_ahead (drawn timestamptz not null default clock_timestamp())");
    await tx.$executeRawUnsafe("insert into demo_ahead default values");
  }, patience);
}

/** Whether the database holds a market that was drawn ahead and has not arrived yet. */
export const isAhead = async () =>
  (await queryOnce("select from pg_class where relname = 'demo_ahead'", [])).length > 0;

export async function arrive(options: Options = {}) {
  await transaction(async (tx) => {
    const [mark] = await tx.$queryRawUnsafe<{ drawn: Date }[]>("select drawn from demo_ahead");
    if (mark) await moveMarket(tx, mark.drawn.getTime(), Date.now());
    await papers(tx, options);
    await tx.$executeRawUnsafe("drop table demo_ahead");
  }, patience);
  options.say?.("the market of today");
}
