"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { useOfferAction } from "./use-offer-action";

/** Takes an offer back, after asking once. `name`: reference and route of the trip. */
export function WithdrawOffer({ offer, name }: { offer: OfferRecord; name: string }) {
  const t = useTranslations("offer.own");
  const words = useTranslations("offer.author");
  const [open, setOpen] = useState(false);
  const { run, busy, trouble, clear } = useOfferAction(offer, { onDone: () => setOpen(false) });
  const close = (next: boolean) => {
    setOpen(next);
    clear();
  };
  const act = () => run("withdraw", t("withdrawn", { name }));
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("withdraw")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={close}
        title={t("withdrawTitle", { name })}
        description={t("withdrawText")}
        narrow
        footer={
          <>
            <Button onClick={() => close(false)}>{words("cancel")}</Button>
            <Button variant="danger" busy={busy} onClick={act} className="ml-auto">
              {busy ? words("working") : t("withdraw")}
            </Button>
          </>
        }
      >
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
