import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import type { TripEventKind, TripParty } from "../rules";
import { tellStep } from "./tell";

type Line = {
  kind: TripEventKind;
  by: TripParty;
  /** Ids, words of ours and numbers: a line is never changed, so nothing personal may stand in it. */
  data?: Prisma.InputJsonObject;
};

/** Adds a line to the history that both sides see, in the transaction of the step itself. */
export async function recordStep(tx: Transaction, viewer: Viewer | null, tripId: string, line: Line, now = new Date()) {
  const userId = viewer?.kind === "user" ? viewer.id : null;
  await tx.tripEvent.create({ data: { ...line, tripId, userId, createdAt: now } });
  // The acceptance that makes a trip tells of itself.
  if (line.kind !== "agreed") await tellStep(tx, tripId, line);
}
