import type { Kind, TransferType } from "./kinds";

const minute = 60_000;

/** `transfer`: a return is asked for there-and-back and round trips, else the arrival is estimated. */
type EndDate = "transfer" | "until" | "estimated";
type KindFields = {
  endAddress: "needed" | "optional";
  endDate: EndDate;
  transfer: boolean;
  stops: boolean;
  organisation: boolean;
  radius: boolean;
  /** Whose number decides: people of a group, seats of a bus. */
  count: "people" | "seats";
  /** Wheelchair places and whatever else a group may need, and its mobile number on the day. */
  needs: boolean;
  /** The number to call stands first and is needed. */
  phoneFirst: boolean;
  /** How far back a start may lie. */
  grace: number;
};

const group: KindFields = {
  endAddress: "needed",
  endDate: "transfer",
  transfer: true,
  stops: true,
  organisation: true,
  radius: false,
  count: "people",
  needs: true,
  phoneFirst: false,
  grace: minute,
};
const bus: KindFields = {
  ...group,
  endDate: "until",
  transfer: false,
  organisation: false,
  radius: true,
  count: "seats",
  needs: false,
};

/** What a kind's form asks for; one form serves the four kinds. */
export const kindFields: Record<Kind, KindFields> = {
  grouprequest: group,
  vacancy: { ...bus, endAddress: "optional", stops: false, grace: 60 * minute },
  emptyride: bus,
  emergency: {
    ...group,
    endDate: "estimated",
    transfer: false,
    stops: false,
    organisation: false,
    phoneFirst: true,
    grace: 60 * minute,
  },
};

/** Whether a kind offers seats: it may name a bus of the poster's fleet, and what is asked for it. */
export const namesBus = (kind: Kind) => kindFields[kind].count === "seats";

/** Whether a form asks for an end of its own, or estimates it. */
export function asksForEnd(kind: Kind, transferType: TransferType) {
  const { endDate } = kindFields[kind];
  return endDate === "until" || (endDate === "transfer" && transferType !== "transferoneway");
}

type EndMeaning = "returnAt" | "tourEnd" | "until" | "estimate";

/** What the time at a trip's end says; an end that nobody gave is never told as one. */
export function endMeaning(kind: Kind, transferType: TransferType): EndMeaning {
  if (kindFields[kind].endDate === "until") return "until";
  if (!asksForEnd(kind, transferType)) return "estimate";
  return transferType === "transfertour" ? "tourEnd" : "returnAt";
}
