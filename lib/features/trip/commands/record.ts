import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { Prisma } from "@/prisma/generated/client";
import type { TripEventKind, TripParty } from "../rules";
import { tellStep } from "./tell";

type Line = {
  kind: TripEventKind;
  by: TripParty;
  /** Ids, words of ours and numbers: a line is never changed, so nothing personal may stand in it. */
  data?: Prisma.InputJsonObject;
};

const insertSql = `insert into trip_event (id, "tripId", kind, by, "userId", data, "createdAt")
  values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::jsonb, $7::timestamptz)`;

/** Adds a line to the history that both sides see, in the transaction of the step itself. */
export async function recordStep(tx: Transaction, viewer: Viewer | null, tripId: string, line: Line, now = new Date()) {
  const userId = viewer?.kind === "user" ? viewer.id : null;
  const { kind, by, data = {} } = line;
  await run(tx, "trip.record", insertSql, [uuidv7(), tripId, kind, by, userId, JSON.stringify(data), now]);
  // The acceptance that makes a trip tells of itself.
  if (line.kind !== "agreed") await tellStep(tx, tripId, line);
}
