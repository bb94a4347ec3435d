import type { Transaction } from "@/lib/db/prisma";
import { withoutFrontDoor } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Prisma } from "@/prisma/generated/client";

const nobody = { name: "–", lines: [], phone: "", email: "" };
const noWords = { vehicle: "", description: "", cancellation: "" };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same without front doors, wherever in it a place stands. */
function withoutDoors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDoors);
  if (!isRecord(value)) return value;
  if (isRecord(value.address_fields)) return withoutFrontDoor(value as Place);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutDoors(part)]));
}

function without(side: "author" | "company", content: Prisma.JsonValue) {
  const paper = content as Record<string, unknown>;
  if (side === "author") return { ...(withoutDoors(paper) as Record<string, unknown>), author: nobody };
  const words = isRecord(paper.terms) ? { terms: { ...paper.terms, ...noWords } } : {};
  return { ...paper, ...words, company: nobody };
}

/** Takes one side out of the papers that were issued of its trips; towns, times, km and prices stay, they are the other's books. */
export async function erasePapers(tx: Transaction, trip: Prisma.TripWhereInput, side: "author" | "company") {
  for (const { content, ...key } of await tx.tripPaper.findMany({ where: { trip } })) {
    const { tripId, kind, version } = key;
    await tx.tripPaper.update({
      where: { tripId_kind_version: { tripId, kind, version } },
      data: { content: without(side, content) as Prisma.InputJsonObject },
    });
  }
}
