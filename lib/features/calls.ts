import type { Call } from "@/lib/http/calls";
import { busrequestCalls } from "./busrequest/calls";
import { offerCalls } from "./offer/calls";

/** The contracts of all nouns. The browser takes only the types of it. */
export const contracts = {
  busrequest: busrequestCalls,
  offer: offerCalls,
};

type Contracts = typeof contracts;
type EveryCall = { [Noun in keyof Contracts]: Contracts[Noun][keyof Contracts[Noun]] }[keyof Contracts];

/** All calls by method and path. */
export type CallMap = { [C in EveryCall as `${C["method"]} ${C["path"]}`]: C };

export const allCalls: readonly Call[] = Object.values(contracts).flatMap((calls) => Object.values(calls));
