"use client";
import { DraftNotice } from "@/components/offer/draft-notice";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { useDraft } from "@/components/form/use-draft";
import { PriceFields, TermFields, VehicleFields } from "@/components/offer/offer-fields";
import { draftOf, emptyOffer, fieldOf, type OfferValues, offerResolver } from "@/components/offer/values";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { offerByLink } from "@/lib/features/alert/client";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema";
import type { RequestTimes } from "@/lib/features/offer/rules";
import type { OfferDraft } from "@/lib/features/offer/schema";
import type { Answering } from "./use-answer";

type Props = {
  token: string;
  times: RequestTimes;
  proposed: number;
  request: BusRequestRecord;
  answering: Answering;
};

const names = ["price", "currency", "vat", "vatRate", "vehicle", "included", "notIncluded"] as const;
const moreNames = ["cancellation", "validUntil", "description"] as const;

/** An offer without an account; what is typed stays on this device until it is sent. */
export function AnswerForm({ token, times, proposed, request, answering }: Props) {
  const t = useTranslations("offer.form");
  const { setAnswer, head } = answering;
  const [first] = useState(() => emptyOffer(proposed));
  const form = useForm({ defaultValues: first, resolver: offerResolver(times), shouldFocusError: false });
  const draft = useDraft(`answer-${request.id}`, form);
  const press = useRef({ body: "", key: "" });
  const labels = Object.fromEntries([...names, ...moreNames].map((name) => [name, t(name)]));
  const { isSubmitting } = form.formState;

  async function send(values: OfferValues) {
    const offer = draftOf(values) as OfferDraft;
    const body = JSON.stringify(offer);
    // Another body is another offer: the key of a refused one would be a conflict.
    if (press.current.body !== body) press.current = { body, key: crypto.randomUUID() };
    const answer = await offerByLink(token, offer, press.current.key);
    draft.clear();
    toast({ title: t("sent") });
    setAnswer(answer);
    head.current?.focus();
  }
  return (
    <ApiForm className="stack" form={form} send={send} labels={labels} fieldOf={fieldOf}>
      <DraftNotice draft={draft} />
      <PriceFields />
      <VehicleFields buses={[]} group={request} />
      <TermFields times={times} />
      <Button type="submit" variant="pri" busy={isSubmitting} className="justify-self-start">
        {t(isSubmitting ? "sending" : "submit")}
      </Button>
    </ApiForm>
  );
}
