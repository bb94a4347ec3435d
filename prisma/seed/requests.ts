import { kinds, type Kind, type TransferType, type VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { distanceKm } from "@/lib/features/place/rules";
import { normaliseName } from "@/lib/fold";
import { type BusRequestData, busRequestData } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import type { OrganisationType } from "@/prisma/generated/client";
import type { SeededCompany } from "./companies";
import type { Random } from "./random";
import { inLanguage, type Town } from "./towns";
import { groupRemarks, groups, remarks } from "./voices";

export type Market = { towns: readonly Town[]; partners: readonly SeededCompany[]; random: Random; now: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A coach averages 70 km/h from door to door; roads are a quarter longer than the straight line. */
const drive = (a: Town, b: Town) => ((distanceKm(a, b) * 1.25) / 70) * hour;
const quarter = (time: number) => Math.round(time / (15 * minute)) * 15 * minute;

const seats: Record<VehicleType, [min: number, max: number]> = {
  coach: [30, 57],
  doubledecker: [60, 84],
  nightliner: [12, 16],
  vipbus: [16, 32],
  intercitybus: [30, 52],
  midibus: [18, 36],
  smallbus: [9, 17],
  van: [4, 8],
  linebus: [30, 60],
  wheelchair: [10, 40],
  barrierfree: [20, 50],
};
const usual: VehicleType[] = [
  "coach",
  "coach",
  "coach",
  "coach",
  "midibus",
  "midibus",
  "doubledecker",
  "smallbus",
  "vipbus",
  "wheelchair",
  "barrierfree",
  "intercitybus",
  "van",
  "nightliner",
];

function weighted(random: Random, towns: readonly Town[]): Town {
  const total = towns.reduce((sum, town) => sum + town.weight, 0);
  let left = random.next() * total;
  for (const town of towns) {
    left -= town.weight;
    if (left < 0) return town;
  }
  return random.pick(towns);
}

/** Most groups drive less than 500 km. */
function goalFrom(random: Random, towns: readonly Town[], start: Town): Town {
  const others = towns.filter((town) => town.city !== start.city);
  const near = others.filter((town) => distanceKm(town, start) < 500);
  return random.pick(near.length > 2 && random.chance(0.9) ? near : others);
}

/** Days ahead: dense in the next weeks, thin after four months. */
function startDate({ random, now }: Market, kind: Kind) {
  if (kind === "emergency") return quarter(now + random.whole(60, 30 * 60) * minute);
  const days = Math.floor(1 + 179 * random.next() ** 2);
  const midnight = Math.floor(now / day) * day;
  return midnight + days * day + random.whole(20, 64) * 15 * minute;
}

function endDate(random: Random, kind: Kind, transfer: TransferType, start: number, ride: number) {
  if (kind === "vacancy") return start + random.whole(1, 4) * day;
  if (kind !== "grouprequest" || transfer === "transferoneway") return quarter(start + Math.max(ride, hour));
  if (transfer === "transfertour") return quarter(start + random.whole(2, 7) * day + ride);
  return quarter(start + (random.chance(0.6) ? 2 * ride + 6 * hour : random.whole(1, 4) * day + ride));
}

type AuthorColumns = "companyName" | "companyType" | "authorCompanyId" | "email" | "phone";
type Author = Pick<BusRequestData, AuthorColumns> & { organisationType?: OrganisationType };

function privateAuthor(random: Random, town: Town): Author {
  const group = random.pick(groups[town.language]);
  const place = town.name[town.language] ?? town.city;
  const atHome = /@(familie|familia|post|lang)/.test(group.mail);
  const domain = atHome ? "" : `-${normaliseName(town.city).replace(/ /g, "-")}`;
  return {
    companyName: group.name.replace("{city}", place),
    companyType: "private" as const,
    organisationType: group.type,
    email: `${group.mail}${domain}.example`,
    phone: random.chance(0.4) ? `+49 170 55${random.whole(10000, 99999)}` : null,
  };
}

function partnerAuthor({ partners, random }: Market, town: Town): Author {
  const operators = partners.filter((partner) => partner.owner !== null);
  const nearest = [...operators].sort((a, b) => distanceKm(a.town, town) - distanceKm(b.town, town));
  const { id, name, companyType, email, telephone } = random.pick(nearest.slice(0, 2));
  return { companyName: name, companyType, authorCompanyId: id, email, phone: telephone ?? null };
}

function remarkOf(random: Random, kind: Kind, { language }: Town, author: Author) {
  const own = author.organisationType ? groupRemarks[language][author.organisationType] : undefined;
  return random.pick(own && random.chance(0.5) ? own : remarks[kind][language]);
}

const transfers: TransferType[] = [
  "transfertwoway",
  "transfertwoway",
  "transfertwoway",
  "transferoneway",
  "transfertour",
];

/** One active request of a kind: who, from where to where, when, with how many. */
function requestOf(market: Market, kind: Kind): BusRequestData {
  const { random, towns, now } = market;
  const town = weighted(random, towns);
  const goal = goalFrom(random, towns, town);
  const transferType = kind === "grouprequest" ? random.pick(transfers) : "transferoneway";
  const type = kind === "emergency" ? "coach" : random.pick(usual);
  const begin = startDate(market, kind);
  const author = kind === "grouprequest" ? privateAuthor(random, town) : partnerAuthor(market, town);
  const { language } = town;
  const created = new Date(now - Math.floor(random.next() ** 1.5 * 30 * day) - minute);
  const spot = (place: Town) => makePlace(inLanguage(place, language), { language });
  return busRequestData({
    category: kind,
    start: { address: spot(town), date: begin },
    end: {
      address: kind === "vacancy" ? null : spot(goal),
      date: endDate(random, kind, transferType, begin, drive(town, goal)),
    },
    organisationType: null,
    ...author,
    // Who gives a number wants to be called.
    contact: author.phone ? "onRequest" : "afterAcceptance",
    transferType,
    passengers: random.whole(...seats[type]),
    vehicleTypes: kind === "grouprequest" && random.chance(0.25) ? [] : [type],
    quantity: kind === "vacancy" && random.chance(0.15) ? 2 : 1,
    radius:
      kind === "vacancy" ? random.pick([50, 80, 100, 150]) : kind === "emptyride" ? random.pick([20, 30, 50]) : null,
    description: remarkOf(random, kind, town, author),
    language,
    createdAt: created,
    confirmedAt: created,
    approvedAt: created,
  });
}

const share: Record<Kind, number> = { grouprequest: 112, vacancy: 58, emptyride: 45, emergency: 5 };

/** The active market: 220 requests. */
export function activeRequests(market: Market): BusRequestData[] {
  return kinds.flatMap((kind) => Array.from({ length: share[kind] }, () => requestOf(market, kind)));
}

const reasons = ["past", "past", "withdrawn", "filled"] as const;

/** Twelve that are over: driven, withdrawn, filled. */
export function endedRequests(market: Market): BusRequestData[] {
  const { random, now } = market;
  return Array.from({ length: 12 }, (_none, index) => {
    const request = requestOf(market, index % 3 === 0 ? "emptyride" : "grouprequest");
    const endReason = reasons[index % reasons.length] ?? "past";
    const back =
      endReason === "past"
        ? (Math.ceil((new Date(request.endDate).getTime() - now) / day) + random.whole(1, 20)) * day
        : 0;
    const moved = (date: Date | string) => new Date(new Date(date).getTime() - back);
    const endedAt = endReason === "past" ? moved(request.endDate) : new Date(now - random.whole(1, 90) * hour);
    const createdAt = new Date(now - 35 * day - index * hour);
    return {
      ...request,
      startDate: moved(request.startDate),
      endDate: moved(request.endDate),
      endedAt,
      endReason,
      createdAt,
    };
  });
}
