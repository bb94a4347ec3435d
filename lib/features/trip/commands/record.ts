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

/** What a driver presses has the time of the press, which may reach us later. */
const pressed: readonly string[] = ["departed", "delayed", "arrived", "breakdown"];

// Two presses at once are one after the other by the lock, not by when they came: no line stands before the one that it
// follows.
const insertSql = `insert into trip_event (id, "tripId", kind, by, "userId", data, "createdAt")
  values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::jsonb, case when $8::boolean then $7::timestamptz
    else greatest($7::timestamptz, (select max(e."createdAt") from trip_event e where e."tripId" = $2::uuid)) end)`;

/** Adds a line to the history that both sides see, in the transaction of the step itself. */
export async function recordStep(tx: Transaction, viewer: Viewer | null, tripId: string, line: Line, now = new Date()) {
  const userId = viewer?.kind === "user" ? viewer.id : null;
  const { kind, by, data = {} } = line;
  const values = [uuidv7(), tripId, kind, by, userId, JSON.stringify(data), now, pressed.includes(kind)];
  await run(tx, "trip.record", insertSql, values);
  // The acceptance that makes a trip tells of itself.
  if (line.kind !== "agreed") await tellStep(tx, tripId, line);
}
