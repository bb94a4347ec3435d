import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { away, isFree } from "@/lib/features/dispatch/queries/free";
import { changedPrice } from "@/lib/features/trip/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { partsIn, wordsOf } from "@/lib/features/trip/queries/part-words";
import type { ChangeParts } from "@/lib/features/trip/schema/record";
import type { Language } from "@/lib/i18n/routing";
import type { InboxData, InboxItem } from "./schema";

/** Who reads, or is written to. */
export type ItemReader = { id: string; language: Language; company: { id: string } | null };

/** Tables around an item `i`, with `i.read`; `d`: the trip of which it tells, or that its offer has become. */
export const rowTables = `left join bus_request r on r.id = i."requestId" left join offer o on o.id = i."offerId"
  left join company c on c.id = o."companyId"
  left join trip d on d.id = case when i.noun = 'trip' then i.record
    else (select x.id from trip x where x."offerId" = i."offerId") end`;

/** What was agreed, where a trip has come of it: the request says what was asked for. */
const agreed = (column: string, asked: string) =>
  `case when d.id is null then r."${asked}" else d."${column}" end as "${asked}"`;

/** The author's side of a thread hears its bidder, and the other way round. */
const quoteSql = `(select m.text from offer_message m
  where i.kind = 'answer' and m."offerId" = o.id and m."fromAuthor" = (o."companyId" = i.holder)
  order by m."createdAt" desc limit 1)`;

/** Of a proposal that still waits for its answer: what is done may be of an earlier one. */
const proposedSql = `(select json_build_object('before', h.before, 'after', h.after, 'delta', h.delta,
    'amount', t.amount, 'currency', t.currency, 'vatIncluded', t."vatIncluded", 'vatRate', t."vatRate") from trip_change h join trip t on t.id = h."tripId"
  where i.kind = 'change' and i.data->>'what' = 'proposed' and i."doneAt" is null
    and h."tripId" = i.record and h.state = 'open' order by h."createdAt" desc limit 1)`;

const now = "now()";
/** The smallest free bus that takes all people of the request, wheelchairs among them. */
const fittingSql = `(select v.licenceplate from bus v left join request_needs n on n."requestId" = r.id
  where v."companyId" = i."companyId" and v.active
    and v.capacity - coalesce(n."wheelchairPlaces", 0) * v."seatsPerWheelchair" >= coalesce(r.passengers, 1)
    and v."wheelchairPlaces" >= coalesce(n."wheelchairPlaces", 0)
    and ${isFree(now, `greatest(r."endDate", ${now} + ${away})`)}
  order by v.capacity, v.id limit 1)`;

/** Of a search that still waits for the company's answer; its ring ends when the next step is taken. */
const askSql = `(select json_build_object('km', s.rings[k.ring + 1], 'distance', round(k.distance::numeric),
    'until', case when s.state = 'running' and s.step = k.ring + 1 then floor(extract(epoch from s."dueAt") * 1000) end,
    'bus', ${fittingSql})
  from dispatch s join dispatch_ask k on k."requestId" = s."requestId" and k.round = s.round and k."companyId" = i."companyId"
  where i.kind = 'emergency' and i."doneAt" is null and s."requestId" = i.record and s.state in ('running', 'paused')
    and k.can is null)`;

export const rowColumns = `i.id, i.kind::text as kind, i.noun, i.record, i.at, i."dueAt", i.read, i."doneAt", i."snoozeUntil",
  i.data, i.version, r.id as "requestId", r.number, r.category::text as category, r."transferType"::text as "transferType", 
  ${agreed("startPlace", "startPlace")}, ${agreed("endPlace", "endPlace")}, ${agreed("start", "startDate")},
  ${agreed("end", "endDate")}, ${agreed("passengers", "passengers")}, r."endedAt", r.mode <> 'individual' as shared, o.id as "offerId", o."companyId" as "bidderId", c.name as bidder,
  o.amount, o.currency, o."vatIncluded", o."vatRate"::float8 as "vatRate", o."validUntil", o.state::text as state, ${quoteSql} as quote,
  ${proposedSql} as proposed, ${askSql} as ask`;

type Proposed = {
  before: ChangeParts;
  after: ChangeParts;
  delta: number;
  amount: number;
  currency: NonNullable<InboxItem["offer"]>["currency"];
  vatIncluded: boolean;
  vatRate: number | null;
};

export type InboxRow = {
  id: string;
  kind: InboxItem["kind"];
  noun: InboxItem["noun"];
  record: string;
  at: Date;
  dueAt: Date | null;
  read: boolean;
  doneAt: Date | null;
  snoozeUntil: Date | null;
  data: InboxData;
  version: number;
  requestId: string | null;
  number: number;
  category: NonNullable<InboxItem["request"]>["category"];
  transferType: NonNullable<InboxItem["request"]>["transferType"];
  startPlace: Place;
  endPlace: Place | null;
  startDate: Date;
  endDate: Date;
  passengers: number | null;
  endedAt: Date | null;
  shared: boolean;
  offerId: string | null;
  bidderId: string | null;
  bidder: string | null;
  amount: number;
  currency: NonNullable<InboxItem["offer"]>["currency"];
  vatIncluded: boolean;
  vatRate: number | null;
  validUntil: Date;
  state: string;
  quote: string | null;
  proposed: Proposed | null;
  ask: InboxItem["ask"];
};

function requestOf(row: InboxRow, { language }: ItemReader): InboxItem["request"] {
  if (row.requestId === null) return null;
  const {
    requestId: id,
    number,
    category,
    transferType,
    startPlace,
    endPlace,
    startDate,
    endDate,
    passengers,
    endedAt,
    shared,
  } = row;
  return {
    id,
    reference: referenceOf(number),
    category,
    transferType,
    from: placeName(startPlace, language),
    to: placeName(endPlace, language) || null,
    start: startDate.getTime(),
    end: endDate.getTime(),
    passengers,
    ended: endedAt !== null,
    shared,
  };
}

function offerOf(row: InboxRow, { company }: ItemReader): InboxItem["offer"] {
  if (row.offerId === null) return null;
  const { offerId: id, bidder, bidderId, amount, currency, vatIncluded, vatRate, validUntil, state } = row;
  const own = company !== null && bidderId === company.id;
  const price = { amount, currency, vatIncluded, vatRate };
  return { id, company: bidder ?? "", ...price, validUntil: validUntil.getTime(), state, own };
}

function proposedOf({ proposed }: InboxRow, { language }: ItemReader): InboxItem["proposed"] {
  if (proposed === null) return null;
  const { delta, currency } = proposed;
  const { before, after, net } = changedPrice(proposed, delta);
  const parts = partsIn(proposed.after);
  const [part] = parts;
  const more = parts.length - (delta === 0 ? 1 : 0);
  if (part) return { part, ...wordsOf(part, proposed, language), currency, net, more };
  return { part: "price", before, after, currency, net, more };
}

export function toItem(row: InboxRow, viewer: ItemReader): InboxItem {
  const { id, kind, noun, record, at, dueAt, read, doneAt, snoozeUntil, data, version, quote, ask } = row;
  return {
    id,
    kind,
    noun,
    record,
    read,
    data,
    version,
    quote,
    ask,
    at: at.getTime(),
    dueAt: dueAt?.getTime() ?? null,
    done: doneAt !== null,
    snoozeUntil: snoozeUntil?.getTime() ?? null,
    request: requestOf(row, viewer),
    offer: offerOf(row, viewer),
    proposed: proposedOf(row, viewer),
  };
}
