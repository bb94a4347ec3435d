"use client";
import { RetryNotice } from "@/components/ui/retry-notice";
import { type Fact, Facts } from "@/components/admin/facts";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { PartnerRecord } from "@/lib/features/advertiser/schema/partner";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { dialogs } from "@/lib/state/dialogs";
import { HomeEntryPreview } from "../home-entry-preview";
import { AdvertiserDialog } from "./advertiser-dialog";
import { PartnerRank } from "./partner-rank";
import { usePartnerActions } from "./use-partner-actions";

type Props = { row: PartnerRecord; refresh: () => Promise<void> };

/** The entry as the home page shows it, and the way to write it. */
function Entry({ row, refresh }: Props) {
  const t = useTranslations("advertiser.partners");
  const lng = useLocale() as Language;
  const flags = useDialogFlags();
  useEffect(() => dialogs.closeAll, []);
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin", "partners", "entry", row.company.id],
    queryFn: async () => (await api("GET /company/{id}/homepageentry", { params: { id: row.company.id } })).first,
    staleTime: 0,
  });
  if (isError) {
    return (
      <RetryNotice retry={t("retry")} onRetry={refetch}>
        {t("entryFailed")}
      </RetryNotice>
    );
  }
  if (!data) return <p className="text-ink-2">{t("loading")}</p>;
  const { title, text, picture, video, active } = data;
  const blank = { id: row.id, slug: row.company.slug, title: "", text: "", picture, video, category: null };
  const values = { title, text, picture, video: video ?? "", active };
  const { name } = row.company;
  const close = () => dialogs.close("advertiser");
  return (
    <>
      <HomeEntryPreview lng={lng} entry={{ ...blank, distance: null }} name={name} values={values} />
      <span>
        <Button variant="pri" onClick={() => dialogs.open("advertiser")}>
          {t("edit")}
        </Button>
      </span>
      {flags.advertiser && <AdvertiserDialog settings={data} name={name} onClose={close} onSaved={refresh} />}
    </>
  );
}

function useFacts(row: PartnerRecord): Fact[] {
  const t = useTranslations("advertiser");
  const words = useTranslations("subscription.state");
  const lng = useLocale();
  const state = (
    <>
      <Link href={`/${lng}/adminpanel/advertisers?open=${row.id}`} prefetch={false}>
        <Badge tone={tones[row.state]}>{words(row.state)}</Badge>
        <span className="sr-only"> {t("partners.toSubscription")}</span>
      </Link>
      {row.plan && ` ${t(`admin.plan.${row.plan}`)}`}
    </>
  );
  const shown = row.shown ? "partners.shownYes" : row.homeActive ? "partners.shownUnpaid" : "partners.shownOff";
  return [
    [t("admin.column.state"), state],
    [t("admin.column.paidUntil"), row.paidUntil !== null && formatDate(row.paidUntil)],
    [t("partners.column.shown"), t(shown)],
    [t("admin.column.city"), row.company.city],
  ];
}

/** One partner: its entry as the home page shows it, its rank, its subscription. */
export function PartnerPanel({ row, refresh }: Props) {
  const t = useTranslations("advertiser.partners");
  const lng = useLocale();
  const { show } = usePartnerActions(refresh);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(row)} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={row.homeActive ? "line" : "pri"} onClick={() => void show(row, !row.homeActive)}>
          {t(row.homeActive ? "switchOff" : "switchOn")}
        </Button>
        <ButtonLink href={`/${lng}/publicProfile/${row.company.slug}`} prefetch={false}>
          {t("profile")}
        </ButtonLink>
      </div>
      <PartnerRank key={row.id} row={row} refresh={refresh} />
      <Entry row={row} refresh={refresh} />
    </div>
  );
}
