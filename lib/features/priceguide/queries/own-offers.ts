import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { wayHome } from "@/lib/features/way/queries";
import { vehicleFor, vehicleOfBus } from "@/lib/price/vehicles";
import type { GuideQuestion, OwnOffers } from "../schema";

/** Fewer say nothing of what is usual. */
const fewest = 5;
const looksBack = 200;
const bands = [50, 100, 250, 500, 1000];
const twoDays = 86_400_000;
/** Where a bidder left the rate open. */
const usualVat = 19;

type Kind = OwnOffers["kind"];
const kindOf = (transferType: string, milliseconds: number): Kind => {
  if (transferType === "transfertour") return "tour";
  if (transferType === "transferoneway") return "one";
  return milliseconds < twoDays / 2 ? "day" : "days";
};

function bandOf(km: number) {
  const at = bands.findIndex((most) => km <= most);
  if (at < 0) return { fromKm: bands.at(-1) ?? 0, toKm: null };
  return { fromKm: at === 0 ? 0 : (bands[at - 1] ?? 0), toKm: bands[at] ?? null };
}

const quantile = (sorted: readonly number[], share: number) => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
};

const recent = (companyId: string) =>
  prisma.offer.findMany({
    where: { companyId, state: "accepted", currency: "EUR", request: { wayKm: { not: null } } },
    orderBy: { createdAt: "desc" },
    take: looksBack,
    select: {
      requestId: true,
      amount: true,
      vatIncluded: true,
      vatRate: true,
      bus: { select: { design: true, capacity: true } },
      request: {
        select: {
          wayKm: true,
          transferType: true,
          startPlace: true,
          endPlace: true,
          stops: true,
          startDate: true,
          endDate: true,
          passengers: true,
          quantity: true,
          vehicleTypes: true,
        },
      },
    },
  });

type Row = Awaited<ReturnType<typeof recent>>[number];

/** With the group, as the guide counts it: home past no stop. */
async function kmOf({ wayKm, stops, ...trip }: Row["request"]) {
  const out = wayKm ?? 0;
  if (trip.transferType !== "transfertwoway") return out;
  if ((stops as Place[]).length === 0) return 2 * out;
  return out + ((await wayHome(trip))?.km ?? 0);
}

function vehicleOf({ bus, request: { passengers, quantity, vehicleTypes } }: Row) {
  return bus ? vehicleOfBus(bus) : vehicleFor(passengers, quantity, vehicleTypes)?.vehicle;
}

function netOf({ amount, vatIncluded, vatRate, request }: Row) {
  const rate = Number(vatRate ?? usualVat) / 100;
  return amount / 100 / (vatIncluded ? 1 + rate : 1) / request.quantity;
}

type Asked = { question: GuideQuestion; transferType: string; milliseconds: number };

/** The company's accepted offers for this kind of trip and distance, with the trips they were for, by vehicle; none below five. */
export async function ownOffers(viewer: BusPartner, { question, transferType, milliseconds }: Asked) {
  const kind = kindOf(transferType, milliseconds);
  const { fromKm, toKm } = bandOf(Object.values(question.paidKm).reduce((sum, km) => sum + km, 0));
  const byVehicle = new Map<string, Row[]>();
  for (const row of await recent(viewer.company.id)) {
    const { request } = row;
    const same = kindOf(request.transferType, request.endDate.getTime() - request.startDate.getTime()) === kind;
    const vehicle = vehicleOf(row);
    if (!same || !vehicle || bandOf(await kmOf(request)).fromKm !== fromKm) continue;
    byVehicle.set(vehicle, [...(byVehicle.get(vehicle) ?? []), row]);
  }
  const enough = [...byVehicle].filter(([, alike]) => alike.length >= fewest);
  return new Map(enough.map(([vehicle, alike]) => [vehicle, summed(alike, vehicle, { kind, fromKm, toKm })]));
}

function summed(alike: readonly Row[], vehicle: string, of: Pick<OwnOffers, "kind" | "fromKm" | "toKm">) {
  const amounts = alike.map((row) => Math.round(netOf(row))).sort((one, other) => one - other);
  const offers: OwnOffers = {
    ...of,
    count: amounts.length,
    amounts,
    median: Math.round(quantile(amounts, 0.5)),
    lower: Math.round(quantile(amounts, 0.25)),
    upper: Math.round(quantile(amounts, 0.75)),
  };
  const agreed = alike.map((row) => ({ requestId: row.requestId, vehicle, net: netOf(row) }));
  return { offers, agreed };
}
