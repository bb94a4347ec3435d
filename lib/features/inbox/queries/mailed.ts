import type { Transaction } from "@/lib/db/prisma";
import type { MailedItem } from "@/lib/mail/content";
import type { InboxHolder } from "../commands/put";
import { itemSays } from "../rules";
import type { InboxData, InboxItem, InboxKind } from "../schema";

type Wanted = {
  kind: InboxKind;
  record: string;
  offer?: Pick<NonNullable<InboxItem["offer"]>, "company" | "amount" | "currency" | "own">;
};

/** The open item that a mail stands beside, for its data: written before the mail. Nothing for who has no inbox. */
export async function mailedItem(
  tx: Transaction,
  { companyId, userId }: InboxHolder,
  { kind, record, offer }: Wanted,
): Promise<{ item?: MailedItem }> {
  const holder = companyId ?? userId;
  if (holder === null) return {};
  const where = { holder, kind, record, doneAt: null };
  const row = await tx.inboxItem.findFirst({ where, select: { id: true, data: true } });
  if (!row) return {};
  const said = itemSays({ kind, offer: offer ?? null, data: row.data as InboxData });
  return said ? { item: { id: row.id, said } } : {};
}
