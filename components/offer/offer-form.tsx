"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { bestBuses, type RequestTimes } from "@/lib/features/offer/rules/offer";
import { OfferHours } from "@/components/drivinghours/offer-hours";
import { OfferGuide, PriceAgainstGuide } from "@/components/price/offer-guide";
import { typicalNet, useGuideRates } from "@/components/price/use-guide-rates";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import type { FitRecord } from "@/lib/features/fit/schema";
import { guideParts } from "@/lib/features/priceguide/rules";
import type { BidderGuide } from "@/lib/features/priceguide/schema";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import { api } from "@/lib/http/client";
import { AlternativeFields } from "./alternative-fields";
import { useChosenFit } from "./chosen-fit";
import { ChosenFitNote } from "./chosen-fit-note";
import { DraftNotice } from "./draft-notice";
import { type FleetBus, type Group, PriceFields, TermFields } from "./offer-fields";
import { OfferFormKeys } from "./offer-form-keys";
import { VehicleFields } from "./vehicle-fields";
import { TemplateBar } from "./template-bar";
import { termsOf } from "./template-values";
import { useOfferForm } from "./use-offer-form";
import { fieldOf, type OfferValues } from "./values";

type Props = {
  requestId: string;
  times: RequestTimes;
  group: Group;
  buses: readonly FleetBus[];
  proposed: number;
  /** What the trip costs by the formula and the company's own rates; the author never sees it. */
  guide: BidderGuide | null;
  hours: TripHoursRecord | null;
  templates: readonly TemplateRecord[];
};

/** On wide screens the guide stands beside the fields, else above them. */
const besideGuide = "xl:grid-cols-[minmax(0,1fr)_27rem]";

type Guided = Pick<Props, "requestId" | "times" | "group" | "buses" | "guide">;

/** The guide for the buses that stand in the form, one of them as it fits. */
function useGuide(form: UseFormReturn<OfferValues>, { requestId, times, group, buses, guide }: Guided) {
  const [bus, moreBuses] = useWatch({ control: form.control, name: ["bus", "moreBuses"] });
  const partsWith = (fit: FitRecord | null, ids: readonly string[]) => {
    const chosen = ids.flatMap((id) => buses.find((one) => one.id === id) ?? []);
    return guide ? guideParts(guide, { buses: chosen, fit, quantity: group.quantity }) : [];
  };
  // A bus that has been chosen is in the form before the page is drawn with it.
  const inForm = () => [form.getValues("bus"), ...(form.getValues("moreBuses") ?? [])];
  const prices = useRef<(fit: FitRecord) => number | null>(() => null);
  const { fit, clear, follow } = useChosenFit(form, { requestId, times, buses, priceOf: (one) => prices.current(one) });
  const parts = partsWith(fit, [bus, ...(moreBuses ?? [])]);
  const { rates, priceOf } = useGuideRates(parts);
  const net = fit && typicalNet(parts, rates);
  useEffect(() => {
    if (net !== null) follow(net);
  }, [net, follow]);
  prices.current = (one) => priceOf(partsWith(one, inForm()));
  return { fit, clear, parts, rates };
}

/** A bus partner's offer; what is typed stays on this device until it is sent. */
export function OfferForm({ requestId, times, group, buses, proposed, guide, hours, templates }: Props) {
  const t = useTranslations("offer.form");
  const router = useRouter();
  const standard = templates.find(({ defaultFor }) => defaultFor === times.category) ?? null;
  const { form, draft, labels, send, onRefused, isSubmitting } = useOfferForm({
    draftName: `offer-${requestId}`,
    times,
    proposed,
    buses: bestBuses(buses, group, group.needs).ids,
    begin: standard ? termsOf(standard) : undefined,
    post: (body, idempotencyKey) =>
      api("POST /busrequest/{id}/offer", { params: { id: requestId }, body, idempotencyKey }),
    onSent: () => {
      // The form gives way to the offer: its part of the page keeps the focus.
      document.getElementById("offer")?.focus();
      router.refresh();
    },
  });
  const { fit, clear, parts, rates } = useGuide(form, { requestId, times, group, buses, guide });
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <TemplateBar
        form={form}
        templates={templates}
        times={times}
        begun={draft.restored ? null : (standard?.id ?? null)}
      />
      <ApiForm
        className="grid grid-cols-1 content-start gap-4"
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldOf}
        onRefused={onRefused}
      >
        <DraftNotice draft={draft} />
        {fit && <ChosenFitNote fit={fit} parts={parts} rates={rates} buses={buses} onClear={clear} />}
        <div className={cn("grid grid-cols-1 items-start gap-4", guide && besideGuide)}>
          {guide && <OfferGuide parts={parts} rates={rates} />}
          <div className="grid grid-cols-1 content-start gap-4">
            <PriceFields narrow={guide !== null} />
            {guide && <PriceAgainstGuide parts={parts} rates={rates} />}
            <VehicleFields buses={buses} group={group} />
            <AlternativeFields times={times} buses={buses} group={group} narrow={guide !== null} />
            {hours && <OfferHours hours={hours} />}
            <TermFields times={times} steps />
            <Button type="submit" variant="pri" busy={isSubmitting} className="justify-self-start">
              {t(isSubmitting ? "sending" : "submit")}
            </Button>
          </div>
        </div>
      </ApiForm>
      <OfferFormKeys />
    </div>
  );
}
