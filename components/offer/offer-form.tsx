"use client";
import { DraftNotice } from "./draft-notice";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { useDraft } from "@/components/form/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { sendOffer } from "@/lib/features/offer/client";
import type { RequestTimes } from "@/lib/features/offer/rules";
import type { OfferDraft } from "@/lib/features/offer/schema";
import { type FleetBus, type Group, PriceFields, TermFields, VehicleFields } from "./offer-fields";
import { draftOf, emptyOffer, fieldOf, type OfferValues, offerResolver } from "./values";

type Props = {
  requestId: string;
  times: RequestTimes;
  group: Group;
  buses: readonly FleetBus[];
  /** Proposed end of validity, the same on server and browser. */
  proposed: number;
};

const names = ["price", "currency", "vat", "vatRate", "bus", "vehicle", "included", "notIncluded"] as const;
const moreNames = ["cancellation", "validUntil", "description"] as const;

/** A bus partner's offer; what is typed stays on this device until it is sent. */
export function OfferForm({ requestId, times, group, buses, proposed }: Props) {
  const t = useTranslations("offer.form");
  const router = useRouter();
  const [first] = useState(() => emptyOffer(proposed));
  const form = useForm({ defaultValues: first, resolver: offerResolver(times), shouldFocusError: false });
  const draft = useDraft(`offer-${requestId}`, form);
  const press = useRef({ body: "", key: "" });
  const labels = Object.fromEntries([...names, ...moreNames].map((name) => [name, t(name)]));
  const { isSubmitting } = form.formState;

  async function send(values: OfferValues) {
    const offer = draftOf(values) as OfferDraft;
    const body = JSON.stringify(offer);
    // Another body is another offer: the key of a refused one would be a conflict.
    if (press.current.body !== body) press.current = { body, key: crypto.randomUUID() };
    await sendOffer(requestId, offer, press.current.key);
    draft.clear();
    toast({ title: t("sent") });
    router.refresh();
  }
  return (
    <ApiForm className="stack" form={form} send={send} labels={labels} fieldOf={fieldOf}>
      <DraftNotice draft={draft} />
      <PriceFields />
      <VehicleFields buses={buses} group={group} />
      <TermFields times={times} />
      <Button type="submit" variant="pri" busy={isSubmitting} className="justify-self-start">
        {t(isSubmitting ? "sending" : "submit")}
      </Button>
    </ApiForm>
  );
}
