import type { Transaction } from "@/lib/db/prisma";
import { hasRoom } from "../rules";

/** Milliseconds in which a PUT must begin; until then a file that was announced takes its place. */
export const validity = 10 * 60_000;

type Owner = { companyId: string | null; userId: string | null };
type Query = { bytes: number; except?: string; now?: Date };

/**
 * Whether the owner may keep one more file, beside those that are public and those announced just now. One question an
 * owner at a time, until the caller's transaction ends: many files at once do not pass where one does.
 */
export async function findsRoom(tx: Transaction, { companyId, userId }: Owner, { bytes, except = "", now }: Query) {
  const owner = companyId ?? userId;
  if (owner === null) return true;
  await tx.$queryRaw`select 1 from (select pg_advisory_xact_lock(hashtextextended(${`files ${owner}`}, 0))) locked`;
  const since = new Date((now ?? new Date()).getTime() - validity);
  const [kept] = await tx.$queryRaw<{ files: number; bytes: number }[]>`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from stored_file
    where ("companyId" = ${companyId}::uuid or (${companyId}::uuid is null and "companyId" is null and "userId" = ${userId}::uuid))
      and key <> ${except} and (state = 'public' or (state = 'awaited' and "createdAt" > ${since}))`;
  return hasRoom(kept ?? { files: 0, bytes: 0 }, bytes);
}
