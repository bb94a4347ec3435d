import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { placeLine, townLine } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { FeedWords } from "@/lib/i18n/feed-words";
import type { Language } from "@/lib/i18n/routing";
import type { EntryState } from "../rules";
import { titleOf, type Unnamed } from "./entries";
import { type IcsEvent, icsText } from "@/lib/ics/ics";

export type FeedRow = Unnamed<{
  id: string;
  booking: boolean;
  title: string;
  category: Kind | null;
  reference: string | null;
  passengers: number | null;
  departs: Place | null;
  /** More of where it departs is not told. */
  townOnly: boolean;
  request: string | null;
  /** The trip that a request has become. */
  trip: string | null;
  start: number;
  end: number;
  received: boolean;
  note: string;
  plate: string | null;
  state: EntryState;
  sequence: number;
  stamp: number;
}>;

const gone: readonly EntryState[] = ["withdrawn", "rejected", "cancelled"];
const sure: readonly EntryState[] = ["booked", "filled"];

function statusOf(state: EntryState): IcsEvent["status"] {
  if (gone.includes(state)) return "CANCELLED";
  return sure.includes(state) ? "CONFIRMED" : "TENTATIVE";
}

type Say = (key: Parameters<FeedWords>[0], values?: Record<string, string | number>) => string;
type Context = { site: string; host: string; language: Language; words: Say; forBus: boolean };

/** A year holds thousands of entries that say the same few things. */
function remembered(words: FeedWords): Say {
  const said = new Map<string, string>();
  return (key, values) => {
    const known = values ? `${key} ${Object.values(values).join()}` : key;
    const text = said.get(known) ?? words(key, values as never);
    said.set(known, text);
    return text;
  };
}

function linkOf(row: FeedRow, { site, language }: Context) {
  // A won request is in no public list any more: the calendar itself shows the trip.
  if (row.trip) return `${site}/${language}/userpanel/trips/${row.trip}`;
  if (!row.booking) return `${site}/${language}/request/${row.id}`;
  return `${site}/${language}/userpanel/management?view=agenda&date=${new Date(row.start).toISOString().slice(0, 10)}`;
}

function describe(row: FeedRow, place: Context) {
  const { words } = place;
  const counts = row.category === null || row.category === "grouprequest" || row.category === "emergency";
  const people = row.passengers === null ? null : words(counts ? "people" : "seats", { count: row.passengers });
  const lines = [
    row.reference,
    people,
    row.plate && words("bus", { plate: row.plate }),
    row.received ? words("received") : null,
    row.state === "pending" ? words("pending") : null,
    row.note || null,
    linkOf(row, place),
  ];
  return lines.filter(Boolean).join("\n");
}

function toEvent(row: FeedRow, place: Context): IcsEvent {
  const kind = row.category ?? null;
  const title = titleOf(row, place.language);
  const name = row.booking ? title : `${place.words(`kinds.${kind ?? "grouprequest"}`)}: ${title}`;
  const status = statusOf(row.state);
  return {
    uid: `${row.id}@${place.host}`,
    stamp: row.stamp,
    sequence: row.sequence,
    start: row.start,
    end: row.end,
    status,
    busy: status === "CONFIRMED",
    summary: row.plate && !place.forBus ? `${name} (${row.plate})` : name,
    description: describe(row, place),
    location: (row.townOnly ? townLine : placeLine)(row.departs, place.language) || undefined,
    url: linkOf(row, place),
    category: place.words(`kinds.${row.booking ? "booking" : (kind ?? "grouprequest")}`),
  };
}

type Feed = { company: string; licenceplate: string | null; language: Language; timeZone: string };

/** The calendar of a private address as text, in the language of the company's owner. */
export function feedText(feed: Feed, rows: readonly FeedRow[], { site, words }: { site: string; words: FeedWords }) {
  const { company, licenceplate, language, timeZone } = feed;
  const say = remembered(words);
  const place = { site, host: new URL(site).hostname, language, words: say, forBus: licenceplate !== null };
  return icsText({
    name: licenceplate ? `${licenceplate}, ${company}` : company,
    description: words(licenceplate ? "aboutBus" : "about", { company, plate: licenceplate ?? "" }),
    timeZone,
    events: rows.map((row) => toEvent(row, place)),
  });
}
