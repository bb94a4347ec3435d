import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { type LiveEvent, tagOfEvent } from "./event";

/** What a notice of PostgreSQL takes (8,000 bytes) holds these with room to spare. */
const perNotice = 20;

type Told = Omit<LiveEvent, "id">;

async function write(tx: Transaction, { noun, record, version, topics }: Told): Promise<LiveEvent> {
  const [row] = await tx.$queryRaw<{ id: bigint }[]>`insert into live_event (noun, record, version, topics)
    values (${noun}, ${record}::uuid, ${version}::int, ${[...topics]}::text[]) returning id`;
  return { id: Number(row?.id), noun, record, version, topics };
}

/**
 * Tells open pages of a change, as part of it: nothing leaves before the commit, and nothing after a rollback. Who
 * hears a topic is decided by lib/access/topics. Needs `transaction()` of lib/db/transaction.
 */
export async function tell(tx: Transaction, ...all: readonly Told[]) {
  const concerning = all.filter(({ topics }) => topics.length > 0);
  for (let i = 0; i < concerning.length; i += perNotice) {
    const tags: string[] = [];
    for (const one of concerning.slice(i, i + perNotice)) tags.push(tagOfEvent(await write(tx, one)));
    await changed(tx, ...tags);
  }
}
