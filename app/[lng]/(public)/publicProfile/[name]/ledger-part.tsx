import { LedgerSign } from "@/components/ledger/ledger-sign";
import type { Viewer } from "@/lib/access/viewer";
import { getLedgerBadge } from "@/lib/features/ledger/queries";

/** The avoided km of a company that shows them; null of all others. */
export async function ledgerPart(viewer: Viewer, companyId: string) {
  const badge = await getLedgerBadge(viewer, companyId);
  return badge && <LedgerSign km={badge.avoided} year={badge.year} />;
}
