import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { vehicleFor } from "@/lib/price/vehicles";
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
      bus: { select: { design: true } },
      request: {
        select: {
          wayKm: true,
          transferType: true,
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

/** With the group, as the guide counts it. */
function kmOf({ wayKm, transferType }: Row["request"]) {
  return (wayKm ?? 0) * (transferType === "transfertwoway" ? 2 : 1);
}

function vehicleOf({ bus, request: { passengers, quantity, vehicleTypes } }: Row) {
  return vehicleFor(bus ? null : passengers, quantity, bus ? [bus.design] : vehicleTypes)?.vehicle;
}

function netOf({ amount, vatIncluded, vatRate, request }: Row) {
  const rate = Number(vatRate ?? usualVat) / 100;
  return amount / 100 / (vatIncluded ? 1 + rate : 1) / request.quantity;
}

type Asked = { question: GuideQuestion; transferType: string; milliseconds: number };

/** The company's accepted offers for this vehicle, kind of trip and distance, with the trips they were for; null below five. */
export async function ownOffers(viewer: BusPartner, { question, transferType, milliseconds }: Asked) {
  const kind = kindOf(transferType, milliseconds);
  const { fromKm, toKm } = bandOf(Object.values(question.paidKm).reduce((sum, km) => sum + km, 0));
  const alike = (await recent(viewer.company.id)).filter((row) => {
    const { request } = row;
    const same = kindOf(request.transferType, request.endDate.getTime() - request.startDate.getTime()) === kind;
    return same && bandOf(kmOf(request)).fromKm === fromKm && vehicleOf(row) === question.vehicle;
  });
  if (alike.length < fewest) return null;
  const amounts = alike.map((row) => Math.round(netOf(row))).sort((one, other) => one - other);
  const offers: OwnOffers = {
    count: amounts.length,
    kind,
    fromKm,
    toKm,
    amounts,
    median: Math.round(quantile(amounts, 0.5)),
    lower: Math.round(quantile(amounts, 0.25)),
    upper: Math.round(quantile(amounts, 0.75)),
  };
  const agreed = alike.map((row) => ({ requestId: row.requestId, vehicle: question.vehicle, net: netOf(row) }));
  return { offers, agreed };
}
