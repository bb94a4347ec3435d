"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useMoneyWords } from "@/components/ui/money-words";
import { Notice } from "@/components/ui/notice";
import { offerPrice } from "@/lib/features/trip/rules";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { busesOut } from "./bus-out";
import { useOfferAction } from "./use-offer-action";

type Props = {
  offer: OfferRecord /** Other open offers of the request. */;
  others: number;
  best: boolean;
  token?: string;
};
type AskProps = Omit<Props, "best"> & { action: "accept" | "decline"; onClose: () => void };

function Consequences({ offer, others }: Pick<Props, "offer" | "others">) {
  const t = useTranslations("offer.author");
  const name = offer.companyName;
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {offer.alternative && (
        <li>
          <b>
            {t("acceptInstead", {
              start: formatDateTime(offer.alternative.start),
              end: formatDateTime(offer.alternative.end),
            })}
          </b>
        </li>
      )}
      {busesOut(offer).length > 0 && (
        <li>
          <b>{t("acceptBusOut", { name })}</b>
        </li>
      )}
      <li>{t("acceptFill")}</li>
      <li>{t("acceptContact", { name })}</li>
      <li>{t("acceptOthers", { count: others })}</li>
      <li>{t("acceptBook")}</li>
    </ul>
  );
}

/** Asks once and says exactly what will happen. */
function Ask({ offer, others, token, action, onClose }: AskProps) {
  const t = useTranslations("offer.author");
  const { run, busy, trouble } = useOfferAction(offer, { token, onDone: onClose });
  const name = offer.companyName;
  const price = useMoneyWords()(offerPrice(offer));
  const accepts = action === "accept";
  const act = () => run(action, t(accepts ? "acceptDone" : "declineDone", { name }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={accepts ? t("acceptTitle", { name, price }) : t("declineTitle", { name })}
      description={accepts ? undefined : t("declineText")}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant={accepts ? "pri" : "danger"} busy={busy} onClick={act} className="ml-auto">
            {busy ? t("working") : t(accepts ? "acceptDo" : "declineDo")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4">
        {accepts && <Consequences offer={offer} others={others} />}
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

export function AnswerButtons({ best, ...props }: Props) {
  const t = useTranslations("offer.author");
  const [asked, setAsked] = useState<AskProps["action"] | null>(null);
  const described = (action: AskProps["action"]) => `${t(action)}: ${props.offer.companyName}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant={best ? "pri" : "line"} aria-label={described("accept")} onClick={() => setAsked("accept")}>
        {t("accept")}
      </Button>
      <Button variant="ghost" aria-label={described("decline")} onClick={() => setAsked("decline")}>
        {t("decline")}
      </Button>
      {asked && <Ask {...props} action={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
