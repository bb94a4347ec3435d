import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { MailedItem } from "@/lib/mail/content";
import type { InboxHolder } from "../commands/put";
import { itemSays, kindSays } from "../rules";
import type { InboxData, InboxItem, InboxKind } from "../schema";

type Wanted = {
  kind: InboxKind;
  record: string;
  offer?: Pick<NonNullable<InboxItem["offer"]>, "company" | "amount" | "currency" | "vatIncluded" | "vatRate" | "own">;
};

const mailedSql = `select id, data from inbox_item
  where holder = $1::uuid and kind = $2::"InboxKind" and record = $3::uuid and "doneAt" is null`;

/** The open item that a mail stands beside, for its data: written before the mail. Nothing for who has no inbox. */
export async function mailedItem(
  tx: Transaction,
  { companyId, userId }: InboxHolder,
  { kind, record, offer }: Wanted,
): Promise<{ item?: MailedItem }> {
  const holder = companyId ?? userId;
  if (holder === null) return {};
  const [row] = await run<{ id: string; data: unknown }>(tx, "inbox.mailed", mailedSql, [holder, kind, record]);
  if (!row) return {};
  const said = itemSays({ kind, offer: offer ?? null, data: row.data as InboxData }) ?? kindSays(kind);
  return said ? { item: { id: row.id, said } } : {};
}

/** The same for mails of one matter to many companies, by company: in one query. */
export async function mailedItems(
  tx: Transaction,
  companies: readonly string[],
  { kinds, record }: { kinds: InboxKind[]; record: string },
) {
  const rows = await tx.inboxItem.findMany({
    where: { holder: { in: [...new Set(companies)] }, kind: { in: kinds }, record, doneAt: null },
    select: { id: true, holder: true, kind: true, data: true },
  });
  const items = new Map<string, MailedItem>();
  for (const { id, holder, kind, data } of rows) {
    const said = itemSays({ kind, offer: null, data: data as InboxData }) ?? kindSays(kind);
    if (said) items.set(holder, { id, said });
  }
  return (company: string): { item?: MailedItem } => {
    const item = items.get(company);
    return item ? { item } : {};
  };
}
