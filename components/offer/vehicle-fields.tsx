"use client";
import { asOneBus, seatsSpare, takeTogether } from "@/lib/features/busrequest/rules/seats";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useNeedLines } from "@/components/busrequest/need-words";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { CheckCards } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Notice } from "@/components/ui/notice";
import { needFits, someNeeds, unmetNeeds } from "@/lib/features/busrequest/rules/needs";
import { bestBus, bestBuses } from "@/lib/features/offer/rules/offer";
import { MoreBuses } from "./more-buses";
import type { FleetBus, GoneBus, Group } from "./offer-fields";
import { SeatFit } from "./seat-fit";
import type { OfferValues } from "./values";

/** Why these are chosen already. */
function SuggestedTogether({ buses, group, chosen }: Omit<SuggestionProps, "chosen"> & { chosen: readonly string[] }) {
  const t = useTranslations("offer.form");
  const facts = useTranslations("offer.facts");
  const { ids, spare } = bestBuses(buses, group, group.needs);
  if (spare === null || ids.join() !== chosen.join()) return null;
  return (
    <p className="text-sm text-ink-2">
      {t("busSeveral", { count: ids.length, spare: facts("spare", { count: spare }) })}
    </p>
  );
}

type SuggestionProps = { buses: readonly FleetBus[]; group: Group; chosen: string | undefined };

/** Why this bus is chosen already, or why none is. */
function Suggestion({ buses, group, chosen }: SuggestionProps) {
  const t = useTranslations("offer.form");
  const facts = useTranslations("offer.facts");
  if (buses.length === 0) return null;
  const best = buses.find(({ id }) => id === bestBus(buses, group, group.needs));
  const free = buses.filter(({ clash, held, busy }) => !clash && !held && !busy).map(({ capacity }) => capacity);
  // With the first one chosen the key for the next stands below it.
  if (!best && chosen) return null;
  if (!best) return <p className="text-sm text-ink-2">{t(takeTogether(free, group) ? "busTogether" : "busNone")}</p>;
  const spare = seatsSpare(best.capacity, group);
  if (best.id !== chosen || spare === null) return null;
  const fits = needFits(group.needs, best, group.quantity);
  const all = fits.length > 0 && fits.every(({ fit }) => fit === "met");
  return (
    <p className="text-sm text-ink-2">
      {t(all ? "busBestNeeds" : "busBest", { spare: facts("spare", { count: spare }) })}
    </p>
  );
}

type Vehicles = {
  buses: readonly FleetBus[];
  /** Buses that the offer names and that have gone out of service since. */
  gone?: readonly GoneBus[];
};

/** A bus of the fleet with what takes or holds it meanwhile, as a choice; one that is out of service is shown, not chosen anew. */
function useChoices({ buses, gone = [] }: Vehicles, lacksOf: (bus: FleetBus) => string, alt: boolean) {
  const t = useTranslations("offer.form");
  const optionOf = ({ licenceplate, name, capacity }: Omit<GoneBus, "id">) =>
    t("busOption", { plate: licenceplate, seats: capacity, name: name ?? "none" });
  const out = gone.map((one) => ({ value: one.id, label: t("busGone", { bus: optionOf(one) }), off: true }));
  const choices = buses.map((one) => {
    const { id, clash, held, busy } = one;
    const option = optionOf(one);
    const label = clash
      ? t("busTaken", { bus: option, trip: clash })
      : t(busy ? "busBusy" : held ? "busHeld" : "busFree", { bus: option });
    const needs = lacksOf(one);
    return { value: id, label: needs ? t("busLacks", { bus: label, needs }) : label, off: clash !== null && !alt };
  });
  return [...choices, ...out];
}

/** Which of the buses in the form no longer drive. */
function GoneNotice({ gone }: { gone: readonly GoneBus[] }) {
  const t = useTranslations("offer.form");
  if (gone.length === 0) return null;
  const plates = gone.map(({ licenceplate }) => licenceplate).join(", ");
  return (
    <Notice tone="warn">{t.rich("busGoneText", { plates, count: gone.length, s: (text) => <s>{text}</s> })}</Notice>
  );
}

/** What stands against a chosen bus at the wished time; of another time the answer to the offer tells. */
function BusNotices({ bus }: { bus: FleetBus }) {
  const t = useTranslations("offer.form");
  if (bus.clash) return <Notice tone="warn">{t("busClash", { trip: bus.clash })}</Notice>;
  return (
    <>
      {bus.busy && <Notice tone="warn">{t("busOccupied", { entries: bus.busy })}</Notice>}
      {bus.held && <Notice tone="warn">{t("busHolds", { posts: bus.held })}</Notice>}
    </>
  );
}

/** One bus with the group in it; several are told by their seats together. */
function OneSeatPlan({ bus, group }: { bus: FleetBus; group: Group }) {
  const spare = seatsSpare(bus.capacity, group);
  if (spare === null) return null;
  return (
    <div className="grid justify-items-start gap-1">
      {bus.capacity <= 100 && (
        <SeatPlan capacity={bus.capacity} taken={Math.min(bus.capacity - spare, bus.capacity)} height={34} />
      )}
      <SeatFit spare={spare} />
    </div>
  );
}

/** Buses of the fleet with their seats, or any vehicle in words. */
export function VehicleFields({ buses, gone = [], group }: Vehicles & { group: Group }) {
  const t = useTranslations("offer.form");
  const [chosen, more = [], alt] = useWatch<OfferValues, ["bus", "moreBuses", "alt"]>({
    name: ["bus", "moreBuses", "alt"],
  });
  const { errors } = useFormState<OfferValues>({ name: "bus" });
  const { clearErrors } = useFormContext<OfferValues>();
  const linesOf = useNeedLines();
  const bus = buses.find(({ id }) => id === chosen);
  const out = gone.filter(({ id }) => id === chosen || more.includes(id));
  const isNamed = bus !== undefined || out.some(({ id }) => id === chosen);
  const several = bus !== undefined && more.length > 0;
  const all = [chosen, ...more].flatMap((id) => buses.find((one) => one.id === id) ?? []);
  const quantity = several ? 1 : group.quantity;
  const together = bus ? asOneBus(all) : null;
  const lacksOf = (one: FleetBus) => linesOf(unmetNeeds(group.needs, one, group.quantity)).join(", ");
  const lacks = together ? linesOf(unmetNeeds(group.needs, together, quantity)).join(", ") : "";
  const choices = useChoices({ buses, gone }, lacksOf, alt);
  // What was missing is there, under the other of the two fields.
  useEffect(() => {
    if (chosen) clearErrors("vehicle");
  }, [chosen, clearErrors]);
  const toAsk = needFits(group.needs, together, quantity).filter(({ fit }) => fit === "ask");
  const promises = toAsk.map(({ need }) => ({
    value: need,
    label: linesOf(group.needs && someNeeds(group.needs, [need])).join(", "),
  }));
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      {choices.length > 0 && <SelectField name="bus" label={t("bus")} choices={choices} placeholder={t("busOther")} />}
      <GoneNotice gone={out} />
      {!alt && !several && <Suggestion buses={buses} group={group} chosen={chosen} />}
      {!alt && several && <SuggestedTogether buses={buses} group={group} chosen={[chosen, ...more]} />}
      {bus && !alt && !errors.bus && <BusNotices bus={bus} />}
      {bus && !several && <OneSeatPlan bus={bus} group={group} />}
      {isNamed && <MoreBuses buses={buses} group={group} choices={choices} />}
      {lacks && <Notice tone="warn">{t("lacks", { needs: lacks })}</Notice>}
      {promises.length > 0 && <CheckCards name="confirms" label={t("confirms")} cards={promises} optional dense />}
      {!isNamed && (
        <TextField
          name="vehicle"
          label={t("vehicle")}
          placeholder={t("vehicleExample")}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </div>
  );
}
