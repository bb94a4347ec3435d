import { isDeepStrictEqual } from "node:util";
import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import { requireOwnFile } from "@/lib/features/upload/commands/own-file";
import type { Prisma } from "@/prisma/generated/client";
import { mediaSelect, toColumn, toContent } from "../present";
import { filesOf } from "../rules";
import type { MediaAddress, MediaContent, MediaKind } from "../schema";

export type Stored<Kind extends MediaKind> = { content: MediaContent[Kind]; version: number };

type Query<Kind extends MediaKind> = {
  address: MediaAddress & { kind: Kind };
  content: MediaContent[Kind];
  /** The version that the writer has read; null: whichever it is. */
  expected: number | null;
  /** Of the history entry that is brought back. */
  restored?: string;
};

async function claimNewFiles<Kind extends MediaKind>(
  tx: Transaction,
  viewer: Admin,
  { address: { kind }, content }: Query<Kind>,
  before: MediaContent[Kind] | undefined,
) {
  const known = before === undefined ? [] : filesOf(kind, before).map(({ url }) => url);
  for (const { url, type, path } of filesOf(kind, content)) {
    if (!known.includes(url)) await requireOwnFile(tx, viewer, null, url, type, path);
  }
}

/** The former content goes into the history in the transaction that replaces it. Throws Conflict, ValidationFailed. */
export async function store<Kind extends MediaKind>(
  tx: Transaction,
  viewer: Admin,
  query: Query<Kind>,
): Promise<Stored<Kind>> {
  const { address, content, expected, restored } = query;
  const { kind, language } = address;
  const where = { kind_language: { kind, language } };
  // Two who write at once stand in line here: the second sees what the first has stored.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`mediadata ${kind} ${language}`}))`;
  const row = await tx.mediaData.findUnique({ where, select: mediaSelect });
  const version = row?.version ?? 0;
  if (expected !== null && expected !== version) throw conflict();
  const before = row ? toContent(kind, row.content) : undefined;
  if (row && isDeepStrictEqual(before, content)) return { content, version };
  await claimNewFiles(tx, viewer, query, before);
  const column = toColumn(content);
  if (row) {
    await tx.mediaDataVersion.create({
      data: { kind, language, version, content: toColumn(row.content), userId: viewer.id },
    });
    await tx.mediaData.update({ where, data: { content: column, version: version + 1 } });
  } else {
    await tx.mediaData.create({ data: { kind, language, content: column } });
  }
  const facts = (value: unknown) => ({ content: value ?? null }) as Prisma.InputJsonObject;
  await audit(tx, viewer, {
    action: restored ? "restore" : "change",
    noun: "mediadata",
    recordId: `${kind}/${language}`,
    before: facts(row?.content),
    after: facts(content),
  });
  await changed(tx, "mediadata");
  return { content, version: version + 1 };
}
