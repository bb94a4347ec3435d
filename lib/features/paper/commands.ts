import { isDeepStrictEqual } from "node:util";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { confirmationOf, journeyFormOf, type PaperRow } from "./queries";
import { confirmation, type Issued, journeyForm, type PaperKind } from "./schema";

const kinds = {
  confirmation: { content: confirmation, now: confirmationOf },
  journeyform: { content: journeyForm, now: journeyFormOf },
} as const;
type ContentOf<Kind extends PaperKind> = Awaited<ReturnType<(typeof kinds)[Kind]["now"]>>;

const plain = (content: unknown) => JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject;

/** The version asked for as it was issued; without one that of now: a new one where anything on it has changed. Throws NotFound. */
export async function issuePaper<Kind extends PaperKind>(
  row: PaperRow,
  kind: Kind,
  asked?: number,
): Promise<Issued<ContentOf<Kind>>> {
  const tripId = row.id;
  const read = (content: unknown) => kinds[kind].content.parse(content) as ContentOf<Kind>;
  if (asked !== undefined) {
    const paper = await prisma.tripPaper.findUnique({
      where: { tripId_kind_version: { tripId, kind, version: asked } },
    });
    if (!paper) throw notFound();
    const { version, createdAt, content } = paper;
    return { number: row.number, version, issuedAt: createdAt.getTime(), content: read(content) };
  }
  const content = await kinds[kind].now(row);
  return transaction(async (tx) => {
    // Two readers at once: the second finds the version that the first has made.
    await tx.$queryRaw`select id from trip where id = ${tripId}::uuid for no key update`;
    const last = await tx.tripPaper.findFirst({ where: { tripId, kind }, orderBy: { version: "desc" } });
    const same = last && isDeepStrictEqual(last.content, plain(content));
    const paper = same
      ? last
      : await tx.tripPaper.create({
          data: { tripId, kind, version: (last?.version ?? 0) + 1, content: plain(content) },
        });
    const { version, createdAt } = paper;
    return { number: row.number, version, issuedAt: createdAt.getTime(), content: content as ContentOf<Kind> };
  });
}
