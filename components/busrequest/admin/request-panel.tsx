"use client";
import { type Fact, Facts } from "@/components/admin/facts";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { PanelTools } from "@/components/admin/types";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { useAction } from "@/components/form/use-action";
import { ReviewFacts } from "@/components/moderation/review-facts";
import { ReviewText } from "@/components/moderation/review-text";
import { StateBadge } from "@/components/moderation/state-badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { formatDateTime } from "@/lib/i18n/formats";
import { dialogs } from "@/lib/state/dialogs";
import { EndDialog } from "./end-dialog";
import { RequestEdit } from "./request-edit";
import { RequestOffers } from "./request-offers";
import { deleteRequest } from "./use-request-actions";
import "@/sheets/admin-desk.css";

type Props = PanelTools & { row: AdminRequestRecord };

function useCompanies(row: AdminRequestRecord): Fact[] {
  const t = useTranslations("moderation.all");
  const lng = useLocale();
  const { sender, receiver, rejectReason, ended_at } = row;
  const link = (firm: NonNullable<typeof sender>) => (
    <Link href={`/${lng}/publicProfile/${firm.slug}`}>{firm.name}</Link>
  );
  return [
    [t("sender"), sender && link(sender)],
    [t("receiver"), receiver && link(receiver)],
    [t("confirmed"), t(row.confirmed ? "yes" : "no")],
    [t("column.ended_at"), ended_at !== null && formatDateTime(ended_at)],
    [t("reason"), rejectReason],
  ];
}

function Ways({ row, onEnd }: Pick<Props, "row"> & { onEnd: () => void }) {
  const t = useTranslations("moderation");
  const lng = useLocale();
  const open = row.ended_at === null;
  const isPublic = open && row.state === "active" && row.mode === "collective";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {open && (
        <Button variant="pri" onClick={() => dialogs.open("requestAdmin")}>
          {t("act.edit")}
        </Button>
      )}
      {isPublic && <ButtonLink href={`/${lng}/request/${row.id}`}>{t("all.public")}</ButtonLink>}
      {open && row.state === "pending" && (
        <ButtonLink href={`/${lng}/adminpanel/pendingRequests?q=${row.reference}`}>{t("all.review")}</ButtonLink>
      )}
      {open && <Button onClick={onEnd}>{t("all.end")}</Button>}
      <Button variant="danger" onClick={() => dialogs.open("deleteConfirmation")}>
        {t("all.delete")}
      </Button>
    </div>
  );
}

/** Asks before a request is gone for good; says why it stays. */
function Removal({ row, close, refresh }: Props) {
  const t = useTranslations("moderation.all");
  const flags = useDialogFlags();
  const { run, trouble } = useAction({ refresh });
  const { reference } = row;
  // The dialog closes in either case: why it stays is said on the page.
  async function remove() {
    await run(() => deleteRequest(row).then(close), t("deleted", { reference }));
    return true;
  }
  return (
    <>
      {trouble && (
        <Notice tone="bad" title={t("deleteRefused", { reference })} live>
          {trouble}
        </Notice>
      )}
      <ConfirmDelete
        open={Boolean(flags.deleteConfirmation)}
        onOpenChange={(open) => !open && dialogs.close("deleteConfirmation")}
        name={reference}
        consequence={t("deleteText")}
        onDelete={remove}
      />
    </>
  );
}

/** One request for the admin: all of it, what was offered, and the ways to edit, end and delete it. */
export function RequestPanel({ row, close, refresh }: Props) {
  const t = useTranslations("moderation");
  const lng = useLocale();
  const flags = useDialogFlags();
  const stops = useRouteStops(row);
  const [ending, setEnding] = useState(false);
  useEffect(() => dialogs.closeAll, []);
  const onEnded = async () => {
    toast({ title: t("toast.ended", { reference: row.reference }) });
    setEnding(false);
    await refresh();
  };
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <KindChip kind={row.category} />
        <StateBadge record={row} />
      </div>
      <RouteLine stops={stops} />
      <ReviewFacts record={row} />
      <Facts facts={useCompanies(row)} />
      <ReviewText description={row.description} language={row.language} />
      <RequestOffers id={row.id} version={row.version} />
      <Ways row={row} onEnd={() => setEnding(true)} />
      <p>
        <Link href={`/${lng}/adminpanel/audit?q=${row.reference}`}>{t("all.audit")}</Link>
      </p>
      <Removal row={row} close={close} refresh={refresh} />
      {ending && <EndDialog row={row} onClose={() => setEnding(false)} onDone={onEnded} />}
      {flags.requestAdmin && <RequestEdit row={row} onClose={() => dialogs.close("requestAdmin")} refresh={refresh} />}
    </div>
  );
}
