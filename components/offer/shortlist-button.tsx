"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { api } from "@/lib/http/client";

/** Keeps an offer on the author's short list. */
export function ShortlistButton({ offer, token }: { offer: OfferRecord; token?: string }) {
  const t = useTranslations("offer.author");
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const { id, companyName, shortlisted } = offer;
  const call = { params: { id }, token };
  const toggle = () =>
    run(() => (shortlisted ? api("DELETE /offer/{id}/shortlist", call) : api("POST /offer/{id}/shortlist", call)));
  return (
    <>
      <Button
        variant="ghost"
        small
        className="-ml-[0.7rem] justify-self-start"
        busy={busy}
        onClick={toggle}
        aria-pressed={shortlisted}
        aria-label={`${t("shortlist")}: ${companyName}`}
      >
        <Icon of="star" size={16} className={shortlisted ? "fill-current" : undefined} />
        {t(shortlisted ? "shortlisted" : "shortlist")}
      </Button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
