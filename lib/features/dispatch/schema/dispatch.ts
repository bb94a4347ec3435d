import { z } from "zod";
import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import { currencies, highestAmount } from "@/lib/features/offer/rules/price";
import { one, term } from "@/lib/http/list-query";
import { askStates, dispatchEventKinds, dispatchStates, mostMinutes, searchStages } from "../rules";

export const dispatchParams = z.object({ id: z.uuid("invalidValue") });

const amount = z.number("priceRange").int("priceRange").min(1, "priceRange").max(highestAmount, "priceRange");
/** Gross, in euros: what is to be compared in a minute has one form. */
const price = z.strictObject({ amount, currency: z.literal("EUR", "currencyUnknown").default("EUR") }, "required");

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const answerInput = z.discriminatedUnion("can", [
  z.strictObject({
    can: z.literal(true),
    /** Until it is there. */
    minutes: z.number("required").int("invalidValue").min(1, "invalidValue").max(mostMinutes, "invalidValue"),
    /** Of the company's fleet; without it another one comes. */
    bus: z.uuid("invalidValue").nullish(),
    /** Further ones, where one does not take the people. */
    moreBuses: z
      .array(z.uuid("invalidValue"), "invalidValue")
      .max(mostBuses - 1, "tooMany")
      .refine(unique, "busTwice")
      .default([]),
    /** Without it the price is agreed by phone. */
    price: price.nullish(),
  }),
  z.strictObject({ can: z.literal(false) }),
]);
export type DispatchAnswer = z.output<typeof answerInput>;

/** `price`: as agreed by phone; of an answer that names none. */
export const acceptInput = z.strictObject({ answer: z.uuid("invalidValue"), price: price.nullish() });
export type DispatchAccept = z.output<typeof acceptInput>;

export const pauseInput = z.strictObject({ paused: z.boolean("invalidValue") });

const moment = z.number();
const bus = z.strictObject({
  licenceplate: z.string(),
  country: z.string(),
  name: z.string().nullable(),
  capacity: z.number().int(),
});

const ask = z.strictObject({
  id: z.uuid(),
  company: z.uuid(),
  companyName: z.string(),
  companySlug: z.string().nullable(),
  town: z.string(),
  phone: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** km as the crow flies. */
  distance: z.number(),
  standby: z.boolean(),
  ring: z.number().int(),
  state: z.enum(askStates),
  asked_at: moment,
  seen_at: moment.nullable(),
  answered_at: moment.nullable(),
  stood_down_at: moment.nullable(),
  arrivesAt: moment.nullable(),
  byLink: z.boolean(),
  bus: bus.nullable(),
  /** Those that come beside it. */
  moreBuses: z.array(bus),
  /** Seats of all of them left over; negative where seats are missing. */
  spare: z.number().int().nullable(),
  price: z.strictObject({ amount: z.number().int(), currency: z.enum(currencies) }).nullable(),
});
export type DispatchAskRecord = z.output<typeof ask>;

/** Whom else one can call: nobody knows whether they have a bus. */
const nearby = z.strictObject({
  company: z.uuid(),
  companyName: z.string(),
  town: z.string(),
  phone: z.string(),
  distance: z.number(),
});

export const dispatchRecord = z
  .strictObject({
    /** The emergency's. */
    id: z.uuid(),
    state: z.enum(dispatchStates),
    /** `waiting`: would be asked now; null once the ring was asked. */
    rings: z.array(
      z.strictObject({
        km: z.number().int(),
        asked: z.number().int(),
        asked_at: moment.nullable(),
        waiting: z.number().int().nullable(),
      }),
    ),
    /** Which step comes next: a ring's number, the phone list, the admins; null: none. */
    next: z.union([z.number().int(), z.enum(["phones", "admins"])]).nullable(),
    /** When it comes by itself; null where nothing does. */
    dueAt: moment.nullable(),
    asks: z.array(ask),
    others: z.array(nearby),
    /** Companies that have a free bus and were not asked, as theirs together have too few seats; counted once nobody else is left. */
    tooSmall: z.number().int(),
    /** The answer that was accepted, and what it became. */
    accepted: z.uuid().nullable(),
    trip: z.uuid().nullable(),
    created_at: moment,
    ended_at: moment.nullable(),
    history: z.array(
      z.strictObject({
        id: z.uuid(),
        kind: z.enum(dispatchEventKinds),
        at: moment,
        companyName: z.string().nullable(),
        data: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    version: z.number().int(),
  })
  .meta({ id: "Dispatch" });
export type DispatchRecord = z.output<typeof dispatchRecord>;

/** To the company that was asked: what it answered, and whether it is still asked. */
export const askRecord = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(askStates),
    /** This company's answer was accepted. */
    accepted: z.boolean(),
    seen_at: moment.nullable(),
    answered_at: moment.nullable(),
    arrivesAt: moment.nullable(),
    stood_down_at: moment.nullable(),
  })
  .meta({ id: "DispatchAsk" });
export type AskRecord = z.output<typeof askRecord>;

/** A search for a bus that runs, as the admins see it among others. */
export const runningSearch = z
  .strictObject({
    /** The emergency's. */
    id: z.uuid(),
    reference: z.string(),
    stage: z.enum(searchStages),
    place: z.string(),
    passengers: z.number().int().nullable(),
    /** Who needs the bus. */
    author: z.string(),
    phone: z.string().nullable(),
    /** km that are asked; null before the first ring. */
    ring: z.number().int().nullable(),
    asked: z.number().int(),
    seen: z.number().int(),
    /** Who has said yes or no. */
    answered: z.number().int(),
    can: z.number().int(),
    /** When it began, and when it goes on by itself. */
    created_at: z.number().int(),
    dueAt: z.number().int().nullable(),
  })
  .meta({ id: "RunningSearch" });
export type RunningSearch = z.output<typeof runningSearch>;

export const runningTerms = {
  stage: one(z.enum(searchStages, "invalidValue")),
  /** Words of the place, or of who needs the bus. */
  text: one(term),
};
export type RunningKeys = typeof runningTerms;
