"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import type { PartnerRecord } from "@/lib/features/advertiser/schema/partner";
import { api, type ApiError } from "@/lib/http/client";

type Rows = readonly PartnerRecord[];

const placePartner = async ({ id, version }: PartnerRecord, position: number) =>
  (await api("POST /admin/advertisers/{id}/position", { params: { id }, body: { position, version } })).first;
const switchEntry = ({ company, version }: PartnerRecord, active: boolean) =>
  api("PUT /company/{id}/homepageentry", { params: { id: company.id }, body: { active, version } });

/** Moves and switches partners' entries; each says what happened and reads the list anew. */
export function usePartnerActions(refresh: () => Promise<void>) {
  const t = useTranslations("advertiser.partners");
  const messageOf = useErrorMessage();
  function onRefused(error: ApiError) {
    const beaten = error.status === 409;
    const description = beaten ? t("conflictText") : messageOf(error);
    toast({ variant: "destructive", title: t(beaten ? "conflict" : "failed"), description });
    return true;
  }
  const { run } = useAction({ onRefused, refresh });
  return {
    place: (row: PartnerRecord, position: number) =>
      run(() => placePartner(row, position), t("placed", { name: row.company.name, position })),
    show: (row: PartnerRecord, active: boolean) =>
      run(() => switchEntry(row, active), t(active ? "switchedOn" : "switchedOff", { name: row.company.name })),
  };
}

/** For marked rows: each in turn, the first failure ends it and is shown by the list. */
export async function switchEntries(rows: Rows, active: boolean) {
  for (const row of rows) await switchEntry(row, active);
  return undefined;
}
