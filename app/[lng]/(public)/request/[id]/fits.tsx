import type { ReactNode } from "react";
import { FitSection } from "@/components/offer/later";
import { ClientMessages } from "@/components/layout/client-messages";
import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { listFits } from "@/lib/features/fit/queries/list";
import { lookedAt } from "@/lib/features/fit/queries/looked";
import { usualLook } from "@/lib/features/fit/rules";
import { takesOffers } from "@/lib/features/offer/rules/offer";

type Found = { record: BusRequestRecord; own: boolean; viewer: Viewer };

const namespaces = ["fit", "busrequest", "map", "offer", "needs"] as const;

/** What of the reader's fleet fits, between the request and the form that answers it; null where nothing is to be said. */
export async function fitsFor({ record, own, viewer }: Found): Promise<ReactNode> {
  const isGroup = takesOffers(record.category);
  const isOpen = record.state === "active" && record.ended_at === null && record.end.date > Date.now();
  if (!isOpen || !isBusPartner(viewer) || own === isGroup) return null;
  const query = { ...usualLook, take: 100, skip: 0, others: true, missed: true };
  const { rows } = await listFits(viewer, { id: record.id, token: null }, query);
  const looked = isGroup ? null : await lookedAt(record.id, record.company);
  // Nobody's buses run near it: nothing to compare, and the form comes sooner.
  if (isGroup && rows.length === 0) return null;
  return (
    <ClientMessages ns={namespaces}>
      <FitSection
        id={record.id}
        view={isGroup ? "buses" : "groups"}
        first={rows}
        look={usualLook}
        looked={looked}
        offers={isGroup}
        free={record.category === "vacancy"}
      />
    </ClientMessages>
  );
}
