"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactLines, Extras, Price, Terms, Vehicle } from "@/components/offer/offer-facts";
import { OfferStateBadge } from "@/components/offer/offer-state";
import { OfferThread } from "@/components/offer/offer-thread";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Notice } from "@/components/ui/notice";
import { takeOfferBack } from "@/lib/features/alert/client";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
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
        {...{ open, name }}
        onOpenChange={setOpen}
        title={t("withdrawTitle", { name })}
        consequence={t("withdrawText")}
        label={t("withdraw")}
        onDelete={() => answering.run("withdraw", () => takeOfferBack(token))}
      />
    </>
  );
}

/** What the company offered by this link, how it stands and what was said. */
export function AnswerOffer({ token, offer, people, name, answering }: Props) {
  const t = useTranslations("offer");
  const words = useTranslations("alert");
  return (
    <div className="of-own">
      <div className="row between">
        <Price offer={offer} />
        <OfferStateBadge state={offer.state} />
      </div>
      {offer.state === "open" && (
        <Notice tone="ok" title={words("sent.title")} live>
          {words("sent.text")}
        </Notice>
      )}
      {offer.state === "accepted" && (
        <Notice tone="ok" title={words("accepted.title")}>
          {words("accepted.text")}
        </Notice>
      )}
      <ContactLines offer={offer} />
      <div className="of-two">
        <Vehicle offer={offer} people={people} />
        <Extras offer={offer} />
      </div>
      <Terms offer={offer} />
      <p className="cap">
        {t("facts.made", { date: formatDateTime(offer.created_at) })},{" "}
        {t("facts.validUntilDate", { date: formatDateTime(offer.validUntil) })}
      </p>
      <div className="row tight items-start">
        <OfferThread offer={offer} other={t("thread.author")} token={token} />
        {offer.state === "open" && <Withdraw {...{ token, name, answering }} />}
      </div>
    </div>
  );
}
