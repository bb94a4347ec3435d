import { prisma, type Transaction } from "@/lib/db/prisma";
import { storage } from "@/lib/storage/storage";
import { Prisma } from "@/prisma/generated/client";
import { maxBytes } from "../rules";
import { settleRow } from "./settle";

const hour = 3_600_000;
/** Milliseconds that a file may wait to be used. */
const grace = 24 * hour;
const batch = 200;

/** Every column in which an address of ours may stand, as text; a new table is one line more. */
const columns = [
  `select logo as text from company`,
  `select pdf from company`,
  `select unnest(images) from company`,
  `select "publicData"::text from company`,
  `select "homePicture" from advertiser`,
  `select unnest(images) from advertiser_location`,
  `select unnest(images) from bus`,
  `select content::text from media_data`,
  `select content::text from media_data_version`,
  `select picture from news`,
  `select text::text from news`,
  `select file from certificate`,
];

const referred = Prisma.raw(`select key[1] as key from (${columns.join(" union all ")}) as column_text,
  lateral regexp_matches(column_text.text, '/api/upload/([0-9a-f-]{36}\\.(?:webp|pdf))', 'g') as key
  where column_text.text like '%/api/upload/%'`);

const unused = (before: Date) => Prisma.sql`f."createdAt" < ${before}
  and (f.state <> 'public' or f.key not in (${referred}))`;

type Keyed = { key: string };

/**
 * Takes a few files away. Whoever is about to refer to one holds its row (claimFile): such rows are passed over,
 * and the delete looks again, at what was committed until then.
 */
async function sweepBatch(tx: Transaction, before: Date) {
  const found = await tx.$queryRaw<Keyed[]>`select f.key from stored_file f where ${unused(before)}
    order by f."createdAt" limit ${batch} for update skip locked`;
  const keys = found.map(({ key }) => key);
  const gone = await tx.$queryRaw<Keyed[]>`delete from stored_file f where f.key = any(${keys}) and ${unused(before)}
    returning f.key`;
  // The bytes go before the rows do: what breaks off here is found again in an hour.
  const store = await storage();
  for (const { key } of gone) {
    await store.remove("public", key);
    await store.remove("incoming", key);
  }
  return gone.length;
}

/**
 * A signed address outlives the check by some minutes: what came in by it afterwards is nobody's. Where no size was
 * told, a store takes whatever is sent: what is too large goes here, also where nobody asks for its check.
 */
async function dropLateBytes(now: Date) {
  const createdAt = { gte: new Date(now.getTime() - 3 * hour), lt: new Date(now.getTime() - hour / 4) };
  const late = await prisma.storedFile.findMany({
    where: { createdAt },
    select: { key: true, state: true, uploadType: true },
  });
  const store = await storage();
  for (const { key, state, uploadType } of late) {
    if (state !== "awaited") await store.remove("incoming", key);
    else if (((await store.size("incoming", key)) ?? 0) > maxBytes(uploadType)) await settleRow(key);
  }
}

/** Removes files older than a day that nobody refers to, and those that never became public. Returns how many. */
export async function sweepFiles(now = new Date()) {
  const before = new Date(now.getTime() - grace);
  let swept = 0;
  for (let last = batch; last === batch; swept += last) {
    last = await prisma.$transaction((tx) => sweepBatch(tx, before), { timeout: 60_000 });
  }
  await dropLateBytes(now);
  return swept;
}
