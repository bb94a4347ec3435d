import { seatsTogether } from "@/lib/features/busrequest/rules/seats";
import type { Prisma } from "@/prisma/generated/client";
import type { AskRow } from "./queries/asked";
import { askState, type DispatchEventKind, orderedAsks } from "./rules";
import type { AskRecord, DispatchAskRecord, DispatchRecord } from "./schema/dispatch";

const busSelect = { licenceplate: true, country: true, name: true, capacity: true } as const;

export const dispatchSelect = {
  requestId: true,
  state: true,
  rings: true,
  step: true,
  round: true,
  dueAt: true,
  acceptedAskId: true,
  createdAt: true,
  endedAt: true,
  version: true,
  request: {
    select: {
      passengers: true,
      authorCompanyId: true,
      authorUserId: true,
      trips: { where: { state: { not: "cancelled" } }, select: { id: true }, take: 1 },
    },
  },
  asks: {
    include: {
      bus: { select: busSelect },
      more: { select: { bus: { select: busSelect } }, orderBy: { position: "asc" } },
      company: {
        select: {
          name: true,
          slug: true,
          active: true,
          address: true,
          longitude: true,
          latitude: true,
          telephone: true,
          cellphone: true,
        },
      },
    },
  },
  events: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.DispatchSelect;
type DispatchRow = Prisma.DispatchGetPayload<{ select: typeof dispatchSelect }>;
type FullAsk = DispatchRow["asks"][number];

const ms = (date: Date | null) => date?.getTime() ?? null;
export const townOf = (address: Prisma.JsonValue) => (address as { city?: string } | null)?.city ?? "";
const tenth = (km: number) => Math.round(km * 10) / 10;

/** One answer is for all people, however many buses their request names. */
export const allOf = (passengers: number | null) => ({ passengers, quantity: 1 });

function toAskRow(row: FullAsk, group: DispatchRow["request"]): DispatchAskRecord {
  const { id, company, ring, standby, byLink, amount } = row;
  const more = row.more.map(({ bus }) => bus);
  return {
    id,
    ring,
    standby,
    byLink,
    company: row.companyId,
    companyName: company.name,
    companySlug: company.active ? company.slug : null,
    town: townOf(company.address),
    phone: company.cellphone || company.telephone || null,
    longitude: company.longitude,
    latitude: company.latitude,
    distance: tenth(row.distance),
    state: askState(row),
    asked_at: row.askedAt.getTime(),
    seen_at: ms(row.seenAt),
    answered_at: ms(row.answeredAt),
    stood_down_at: ms(row.stoodDownAt),
    arrivesAt: ms(row.arrivesAt),
    bus: row.bus,
    moreBuses: more,
    spare: seatsTogether(
      [row.bus, ...more].map((bus) => bus?.capacity),
      allOf(group.passengers),
    ),
    price: amount === null ? null : { amount, currency: "EUR" },
  };
}

/** Companies that would be asked now, by ring; nobody once it was asked. */
type Waiting = readonly { id: string; distance: number }[];

/** Of the round that is under way: history alone tells of those before. */
const asksOf = ({ asks, round }: DispatchRow) => asks.filter((ask) => ask.round === round);

function ringsOf(row: DispatchRow, waiting: Waiting): DispatchRecord["rings"] {
  const { rings, step, events } = row;
  const asks = asksOf(row);
  const known = new Set(asks.map(({ companyId }) => companyId));
  const began = events.findLastIndex(({ kind }) => kind === "reopened");
  const told = events.slice(began + 1).filter(({ kind }) => kind === "asked");
  return rings.map((km, ring) => {
    const asked = asks.filter((ask) => ask.ring === ring).length;
    const from = rings[ring - 1] ?? 0;
    const reach = waiting.filter(
      ({ id, distance }) => !known.has(id) && distance <= km && (ring === step || distance > from),
    );
    return { km, asked, asked_at: ms(told[ring]?.createdAt ?? null), waiting: ring < step ? null : reach.length };
  });
}

function nextOf({ state, step, rings }: DispatchRow): DispatchRecord["next"] {
  if (state === "locked" || state === "ended" || step > rings.length + 1) return null;
  if (step < rings.length) return step;
  return step === rings.length ? "phones" : "admins";
}

function historyOf({ events, asks }: DispatchRow): DispatchRecord["history"] {
  const names = new Map(asks.map(({ id, company }) => [id, company.name]));
  return events.map(({ id, kind, askId, data, createdAt }) => ({
    id,
    kind: kind as DispatchEventKind,
    at: createdAt.getTime(),
    companyName: (askId && names.get(askId)) || null,
    data: data as Record<string, string | number>,
  }));
}

type Beside = Pick<DispatchRecord, "others" | "tooSmall">;

export function toDispatch(row: DispatchRow, waiting: Waiting, beside: Beside): DispatchRecord {
  return {
    id: row.requestId,
    state: row.state,
    version: row.version,
    ...beside,
    rings: ringsOf(row, waiting),
    next: nextOf(row),
    dueAt: ms(row.dueAt),
    asks: orderedAsks(asksOf(row).map((ask) => toAskRow(ask, row.request))),
    accepted: row.acceptedAskId,
    trip: row.request.trips[0]?.id ?? null,
    created_at: row.createdAt.getTime(),
    ended_at: ms(row.endedAt),
    history: historyOf(row),
  };
}

export function toAsk(row: AskRow): AskRecord {
  return {
    id: row.id,
    state: askState(row),
    accepted: row.dispatch.acceptedAskId === row.id,
    seen_at: ms(row.seenAt),
    answered_at: ms(row.answeredAt),
    arrivesAt: ms(row.arrivesAt),
    stood_down_at: ms(row.stoodDownAt),
  };
}
