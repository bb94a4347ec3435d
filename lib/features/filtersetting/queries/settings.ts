import { reachesCompany, worksFor } from "@/lib/access/records";
import type { Admin, BusPartner, SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { forbidden, notFound } from "@/lib/errors";
import { allAt, type Mails } from "@/lib/features/unsubscription/rules";
import { settingsWithin } from "@/lib/features/unsubscription/queries";
import { type SettingsRow, settingsSelect, toFilterSettings } from "../present";
import type { FilterSettings } from "../schema";

const partners = ["busoperator", "touroperator", "driver"];

/** One's own company, or any as an admin. Throws Forbidden for a foreign one, NotFound for none. */
export async function companyInReach(tx: Transaction, viewer: SignedIn, companyId: string): Promise<SettingsRow> {
  const row = await tx.company.findUnique({ where: { id: companyId }, select: settingsSelect });
  if (!row) throw notFound();
  if (reachesCompany(viewer, companyId)) return row;
  throw row.active ? forbidden() : notFound();
}

/** The same for bus partners alone: nobody else has filter settings. */
export async function partnerInReach(tx: Transaction, viewer: SignedIn, companyId: string) {
  const row = await companyInReach(tx, viewer, companyId);
  if (!partners.includes(row.companyType)) throw notFound();
  return row;
}

/** Whose mails the settings tell of: the viewer's own; of another's company, its owner's. */
async function recipientOf(tx: Transaction, viewer: SignedIn, companyId: string) {
  if (worksFor(viewer, companyId)) return viewer.id;
  const owner = await tx.user.findFirst({
    where: { companyId, closedAt: null },
    orderBy: [{ owner: "desc" }, { createdAt: "asc" }],
    select: { id: true },
  });
  return owner?.id ?? null;
}

export async function mailsWithin(tx: Transaction, viewer: SignedIn, companyId: string): Promise<Mails> {
  const id = await recipientOf(tx, viewer, companyId);
  return id ? (await settingsWithin(tx, id)).mails : allAt("never");
}

/** GET /company/{id}/filtersettings */
export function getFilterSettings(viewer: BusPartner | Admin, companyId: string): Promise<FilterSettings> {
  return transaction(async (tx) => {
    const row = await partnerInReach(tx, viewer, companyId);
    return toFilterSettings(row, await mailsWithin(tx, viewer, companyId));
  });
}
