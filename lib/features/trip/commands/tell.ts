import { tripTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { type InboxHolder, putItem, settleItems } from "@/lib/features/inbox/commands/put";
import { tell } from "@/lib/live/tell";
import type { TripEventKind, TripParty } from "../rules";

/** Steps of one side that the other one has to know of, by the word of its item. */
const news: Partial<Record<TripEventKind, string>> = {
  proposed: "proposed",
  countered: "proposed",
  accepted: "accepted",
  declined: "declined",
  cancelled: "cancelled",
};

/** Steps inside the company: a proposal of the other side still waits for its answer. */
const inward: readonly TripEventKind[] = ["assigned", "busOut", "breakPlanned", "breakOpened"];

const select = {
  requestId: true,
  companyId: true,
  version: true,
  request: { select: { id: true, authorCompanyId: true, authorUserId: true } },
} as const;

type Step = { kind: TripEventKind; by: TripParty };

/** Who has acted has nothing waiting any more; the other side finds the step among what waits for it. */
async function putStep(
  tx: Transaction,
  { kind, by }: Step,
  item: { record: string; requestId: string; sides: Record<"author" | "company", InboxHolder> },
) {
  const { record, requestId, sides } = item;
  if ((by !== "author" && by !== "company") || inward.includes(kind)) return;
  const other = sides[by === "author" ? "company" : "author"];
  await settleItems(tx, { kind: ["change"], record, holder: sides[by] });
  if (kind === "withdrawn") await settleItems(tx, { kind: ["change"], record, holder: other });
  const what = news[kind];
  if (what) await putItem(tx, other, { kind: "change", noun: "trip", record, requestId, data: { what } });
}

/** Tells the open pages of both sides of a step, and puts it among what waits for the side that did not take it. */
export async function tellStep(tx: Transaction, tripId: string, step: Step) {
  const { requestId, companyId, version, request } = await tx.trip.findUniqueOrThrow({ where: { id: tripId }, select });
  const company = { companyId, userId: null };
  const topics = tripTopics({ id: tripId, companyId, request });
  await tell(tx, { noun: "trip", record: tripId, version, topics });
  const author = { companyId: request.authorCompanyId, userId: request.authorUserId };
  await putStep(tx, step, { record: tripId, requestId, sides: { author, company } });
}
