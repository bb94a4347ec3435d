import type { Call } from "@/lib/http/calls";
import { busrequestCalls } from "./busrequest/calls";
import { newsCalls } from "./news/calls";
import { offerCalls } from "./offer/calls";
import { placeCalls } from "./place/calls";
import { staffCalls } from "./staff/calls";

/** The contracts of all nouns. The browser takes only the types of it. */
export const contracts = {
  busrequest: busrequestCalls,
  news: newsCalls,
  offer: offerCalls,
  place: placeCalls,
  staff: staffCalls,
};

type Contracts = typeof contracts;
type EveryCall = { [Noun in keyof Contracts]: Contracts[Noun][keyof Contracts[Noun]] }[keyof Contracts];

/** All calls by method and path. */
export type CallMap = { [C in EveryCall as `${C["method"]} ${C["path"]}`]: C };

export const allCalls: readonly Call[] = Object.values(contracts).flatMap((calls) => Object.values(calls));
