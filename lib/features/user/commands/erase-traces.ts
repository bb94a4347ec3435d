import type { Transaction } from "@/lib/db/prisma";

type Person = { id: string; userName: string; addresses: readonly string[] };

/** What is kept under an address or a handle rather than by the user's row: messages, opt-outs, links, counters, answers. */
export async function eraseTraces(tx: Transaction, { id, userName, addresses }: Person) {
  const own = [...addresses];
  await tx.$executeRaw`delete from contact_message where lower(email) = any(${own})`;
  await tx.unsubscription.deleteMany({ where: { email: { in: own } } });
  await tx.requestAlert.deleteMany({ where: { email: { in: own } } });
  await tx.$executeRaw`delete from mailed_token t where "userId" = ${id}::uuid
    or exists (select 1 from unnest(${own}::text[]) as a where strpos(lower(t.data::text), '"' || a || '"') > 0)`;
  await tx.$executeRaw`delete from idempotency_key k where scope like ${`${id} %`}
    or exists (select 1 from unnest(${own}::text[]) as a where strpos(lower(k.answer), '"' || a || '"') > 0)`;
  // Keys are "<limit>:<address>", or "<limit>:<handle> <source>".
  await tx.$executeRaw`delete from rate_limit r where exists (
    select 1 from unnest(${[...own, userName.toLowerCase()]}::text[]) as a where strpos(r.key || ' ', ':' || a || ' ') > 0)`;
  await tx.storedFile.updateMany({ where: { userId: id }, data: { name: "–" } });
}
