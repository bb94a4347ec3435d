import { z } from "zod";
import { kinds, transferTypes } from "@/lib/features/busrequest/rules/kinds";
import { currencies } from "@/lib/features/offer/rules/price";
import { tripParts } from "@/lib/features/trip/rules";
import { integer } from "@/lib/http/list-query";
import { asRead, mayHaveVersion } from "@/lib/http/version";

/**
 * What waits: a request for the company alone, an emergency it was told of, an offer received, the other side's word
 * on an offer, a group that asked for its bus, a change of a trip, and what runs out.
 */
export const inboxKinds = ["emergency", "request", "offer", "answer", "fit", "change", "due"] as const;
export type InboxKind = (typeof inboxKinds)[number];
/** What can wait for who only asks for buses. */
export const authorKinds = ["offer", "answer", "change"] as const satisfies readonly InboxKind[];
/** `later`: put off until a time that is still to come. */
export const inboxTabs = ["open", "later", "done"] as const;

/** `booking`: of the calendar; `certificate`: a paper with an end. */
const inboxNouns = ["busrequest", "offer", "trip", "booking", "certificate"] as const;
export type InboxNoun = (typeof inboxNouns)[number];

export const inboxParams = z.object({ id: z.uuid("invalidValue") });

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

export const inboxQuery = z.strictObject({
  tab: z.enum(inboxTabs, "invalidValue").default("open"),
  kind: z.enum(inboxKinds, "invalidValue").optional(),
  unread: flag.optional(),
  take: integer(1, 100).default(50),
  skip: integer(0, 100_000_000).default(0),
});
export type InboxQuery = z.output<typeof inboxQuery>;

/** All that came in up to this one, and it. */
export const inboxReadInput = z.strictObject({ id: z.uuid("invalidValue") });
/** How many it has marked: what was read before, as in another tab, is none of them. */
export const inboxReadRecord = z.strictObject({ read: z.number().int() });

const inboxData = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type InboxData = z.output<typeof inboxData>;

const trip = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  category: z.enum(kinds),
  transferType: z.enum(transferTypes),
  from: z.string(),
  to: z.string().nullable(),
  start: z.number(),
  end: z.number(),
  passengers: z.number().nullable(),
  ended: z.boolean(),
  /** For others too: a circle reads it first. */
  shared: z.boolean(),
});

const offered = z.strictObject({
  id: z.uuid(),
  company: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
  vatIncluded: z.boolean(),
  vatRate: z.number().nullable(),
  validUntil: z.number(),
  state: z.string(),
  /** The reader's company made it. */
  own: z.boolean(),
});

const word = z.union([z.string(), z.number()]).nullable();

/** What an open proposal changes first, the price after all else, and how many parts more. */
const proposed = z.strictObject({
  part: z.enum([...tripParts, "price"]),
  /** Moments, people and cents as they are, places by name; "" or null: none. */
  before: word,
  after: word,
  currency: z.enum(currencies),
  /** The price is without tax: its rate is open. Else it is what is paid. */
  net: z.boolean(),
  more: z.number().int().min(0),
});

/** `until`: when the next companies are asked; null where the search rests, or they are asked already. */
const ask = z.strictObject({
  km: z.number(),
  distance: z.number(),
  until: z.number().nullable(),
  /** Plate of a free bus that takes all people. */
  bus: z.string().nullable(),
});

export const inboxRecord = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(inboxKinds),
    noun: z.enum(inboxNouns),
    record: z.uuid(),
    /** The last news of it. */
    at: z.number(),
    dueAt: z.number().nullable(),
    read: z.boolean(),
    done: z.boolean(),
    snoozeUntil: z.number().nullable(),
    request: trip.nullable(),
    offer: offered.nullable(),
    /** The other side's last line in the thread. */
    quote: z.string().nullable(),
    /** Of a proposal that waits for the reader's yes. */
    proposed: proposed.nullable(),
    /** Of an emergency whose search waits for the company's answer. */
    ask: ask.nullable(),
    data: inboxData,
    version: z.number(),
  })
  .meta({ id: "InboxItem" });
export type InboxItem = z.output<typeof inboxRecord>;

/** `snoozeUntil` null: back among what is open. */
export const inboxChange = mayHaveVersion(
  z
    .strictObject({
      ...asRead(inboxRecord),
      read: z.boolean("invalidValue"),
      done: z.boolean("invalidValue"),
      snoozeUntil: z.number("dateMissing").int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar").nullable(),
    })
    .partial(),
);
export type InboxChange = z.output<typeof inboxChange>;

const count = z.number().int();
export const inboxCount = z
  .strictObject({
    /** Unread of what is open and not merely due: the counter in the header. */
    unread: count,
    open: count,
    later: count,
    kinds: z.strictObject(
      Object.fromEntries(inboxKinds.map((kind) => [kind, count])) as Record<InboxKind, typeof count>,
    ),
  })
  .meta({ id: "InboxCount" });
export type InboxCount = z.output<typeof inboxCount>;
