"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { useWithdrawBusRequest } from "@/lib/features/busrequest/client";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema";
import { ReviewFacts, useReviewStops } from "./review-facts";
import { ReviewText } from "./review-text";
import { StateBadge } from "./state-badge";

type Props = { record: BusRequestRecord; back: string; onClose: () => void };

function Ways({ record, back, onEnd }: { record: BusRequestRecord; back: string; onEnd: () => void }) {
  const t = useTranslations("moderation");
  const lng = useLocale();
  const isPublic = record.state === "active" && record.mode === "collective" && !record.ended_at;
  if (record.ended_at) return null;
  return (
    <>
      <ButtonLink href={`/${lng}/request/${record.id}/edit?returnTo=${encodeURIComponent(back)}`} prefetch={false}>
        {t("act.edit")}
      </ButtonLink>
      {isPublic && (
        <ButtonLink href={`/${lng}/request/${record.id}`} variant="ghost" prefetch={false}>
          {t("all.public")}
        </ButtonLink>
      )}
      {record.state === "pending" && (
        <ButtonLink href={`/${lng}/adminpanel/pendingRequests`} variant="ghost" prefetch={false}>
          {t("all.review")}
        </ButtonLink>
      )}
      <Button variant="danger" className="ml-auto" onClick={onEnd}>
        {t("all.end")}
      </Button>
    </>
  );
}

/** One request for the admin: the record, and the ways to edit and to end it. */
export function RequestDetail({ record, back, onClose }: Props) {
  const t = useTranslations("moderation");
  const router = useRouter();
  const withdraw = useWithdrawBusRequest();
  const [ending, setEnding] = useState(false);
  const stops = useReviewStops(record);
  const { id, reference } = record;
  async function end() {
    await withdraw.mutateAsync({ id });
    toast({ title: t("toast.ended", { reference }) });
    onClose();
    router.refresh();
    return true;
  }
  const ask = ending && (
    <ConfirmDelete
      open
      onOpenChange={setEnding}
      name={reference}
      title={t("all.endTitle", { reference })}
      label={t("all.end")}
      consequence={t("all.endText")}
      onDelete={end}
    />
  );
  return (
    <>
      <Dialog
        open={!ending}
        onOpenChange={(open) => !open && onClose()}
        title={reference}
        footer={record.ended_at ? undefined : <Ways record={record} back={back} onEnd={() => setEnding(true)} />}
      >
        <div className="stack">
          <div className="row between">
            <KindChip kind={record.category} />
            <StateBadge record={record} />
          </div>
          <RouteLine stops={stops} />
          <ReviewFacts record={record} />
          <ReviewText description={record.description} />
        </div>
      </Dialog>
      {ask}
    </>
  );
}
