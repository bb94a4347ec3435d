import type { Kind, TransferType } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";

/** Which words a kind's trip fields have; keys of `busrequest.form`. */
export function tripLabels(kind: Kind, transferType: TransferType) {
  if (kind === "vacancy") return { from: "standsAt", to: "toOptional", start: "freeFrom", end: "freeUntil" } as const;
  if (kind === "emergency") return { from: "breakdown", to: "to", start: "needed", end: "freeUntil" } as const;
  const end = transferType === "transfertour" ? "tourEnd" : "return";
  const free = kindFields[kind].endDate === "until";
  return { from: "from", to: "to", start: "departure", end: free ? "freeUntil" : end } as const;
}

/** Which words the group's or the bus's own stop has. */
export function stopLabels(kind: Kind) {
  const people = kindFields[kind].count === "people";
  return people
    ? ({ trip: "trip", group: "group", contact: "contact", next: "toGroup" } as const)
    : ({ trip: "tripBus", group: "bus", contact: "contactBus", next: "toBus" } as const);
}
