"use client";
import { useTranslations } from "next-intl";
import { ApiForm } from "@/components/auth/api-form";
import { DraftNotice } from "@/components/offer/draft-notice";
import { PriceFields, TermFields, VehicleFields } from "@/components/offer/offer-fields";
import { useOfferForm } from "@/components/offer/use-offer-form";
import { fieldOf } from "@/components/offer/values";
import { Button } from "@/components/ui/button";
import { offerByLink } from "@/lib/features/alert/client";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { RequestTimes } from "@/lib/features/offer/rules";
import type { Answering } from "./use-answer";

type Props = {
  token: string;
  times: RequestTimes;
  proposed: number;
  request: BusRequestRecord;
  answering: Answering;
};

/** An offer without an account; what is typed stays on this device until it is sent. */
export function AnswerForm({ token, times, proposed, request, answering }: Props) {
  const t = useTranslations("offer.form");
  const { setAnswer, head } = answering;
  const { form, draft, labels, send, onRefused, isSubmitting } = useOfferForm({
    draftName: `answer-${request.id}`,
    times,
    proposed,
    post: (offer, key) => offerByLink(token, offer, key),
    onSent: (answer) => {
      setAnswer(answer);
      head.current?.focus();
    },
  });
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4"
      form={form}
      send={send}
      labels={labels}
      fieldOf={fieldOf}
      onRefused={onRefused}
    >
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
