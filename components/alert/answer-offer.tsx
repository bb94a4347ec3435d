"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BidderOffer } from "@/components/offer/bidder-offer";
import { OfferThread } from "@/components/offer/offer-thread";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Notice } from "@/components/ui/notice";
import { takeOfferBack } from "@/lib/features/alert/client";
import type { OfferRecord } from "@/lib/features/offer/schema";
import type { Answering } from "./use-answer";

type Props = { token: string; offer: OfferRecord; people: number | null; name: string; answering: Answering };

function Withdraw({ token, name, answering }: Pick<Props, "token" | "name" | "answering">) {
  const t = useTranslations("offer.own");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("withdraw")}
      </Button>
      <ConfirmDelete
        open={open}
        name={name}
        onOpenChange={setOpen}
        title={t("withdrawTitle", { name })}
        consequence={t("withdrawText")}
        label={t("withdraw")}
        onDelete={() => answering.run("withdraw", () => takeOfferBack(token))}
      />
    </>
  );
}

function News({ state }: Pick<OfferRecord, "state">) {
  const t = useTranslations("alert");
  if (state !== "open" && state !== "accepted") return null;
  const key = state === "open" ? "sent" : "accepted";
  return (
    <Notice tone="ok" title={t(`${key}.title`)} live={state === "open"}>
      {t(`${key}.text`)}
    </Notice>
  );
}

/** What the company offered by this link, how it stands and what was said. */
export function AnswerOffer({ token, offer, people, name, answering }: Props) {
  const t = useTranslations("offer");
  return (
    <BidderOffer offer={offer} people={people} news={<News state={offer.state} />}>
      <OfferThread offer={offer} other={t("thread.author")} token={token} />
      {offer.state === "open" && <Withdraw token={token} name={name} answering={answering} />}
    </BidderOffer>
  );
}
