"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import type { IconName } from "@/components/ui/icon-list";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { CheckCards, RadioCards } from "@/components/form/choice-cards";
import { NumberStepper } from "@/components/form/number-stepper";
import { Icon } from "@/components/ui/icon";
import {
  type Kind,
  type OrganisationType,
  organisationTypes,
  vehicleTypes,
} from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { AskingPrice, FleetBusField } from "./bus-fields";
import { CircleFields } from "./circle-fields";
import { useCircles } from "./circles";
import { CompanyPicker } from "./company-picker";
import type { Receiver, RequestValues } from "./values";
import { NeedsFields } from "./needs-fields";
import { vehicleIcons } from "./vehicle-icons";

const organisationIcons: Record<OrganisationType, IconName> = {
  SCHOOL: "school",
  CLUB: "volleyball",
  COMPANY: "briefcase",
  AUTHORITY: "landmark",
  PRIVATE: "user-round",
};

/** Seats of a usual coach, and of the largest one with a single deck. */
const coach = 49;
const longCoach = 59;

function Fit() {
  const t = useTranslations("busrequest.form");
  const passengers = useWatch<RequestValues, "passengers">({ name: "passengers" });
  const people = Math.min(500, Math.max(0, passengers ?? 0));
  const seats = people > coach && people <= longCoach ? longCoach : coach;
  const several = people > longCoach;
  const text = several
    ? t("several", { count: Math.ceil(people / coach), seats: coach })
    : t("spare", { count: seats - people, seats });
  return (
    <div className="col-span-4! self-end" aria-live="polite">
      <SeatPlan capacity={seats} taken={people} />
      {people > 0 && <span className="text-xs text-ink-3">{text}</span>}
    </div>
  );
}

type ModeProps = { kind: Kind; receiver: Receiver | null };

/** A free bus or an empty ride goes to one company alone where that company's own link led here. */
function ModeChoice({ kind, receiver }: ModeProps) {
  const t = useTranslations("busrequest");
  const mode = useWatch<RequestValues, "mode">({ name: "mode" });
  const hasCircles = useCircles() !== null;
  const asks = kindFields[kind].count === "people";
  const all = { value: "collective", label: t("modes.collective"), icon: <Icon of="radar" size={20} /> };
  const circle = { value: "circle", label: t("modes.circle"), icon: <Icon of="users" size={20} /> };
  const one = { value: "individual", label: t("modes.individual"), icon: <Icon of="building-complex" size={20} /> };
  const cards = [
    { ...all, text: t(asks ? "form.modeAll" : "circle.all") },
    ...(hasCircles ? [{ ...circle, text: t("circle.text") }] : []),
    ...(receiver || asks
      ? [{ ...one, text: receiver ? t("form.modeOne", { company: receiver.name }) : t("form.modePick") }]
      : []),
  ];
  if (cards.length === 1) return null;
  return (
    <>
      <RadioCards name="mode" label={t("form.mode")} cards={cards} cardWidth="16rem" className="col-span-full!" />
      {!receiver && mode === "individual" && <CompanyPicker />}
      {hasCircles && mode === "circle" && <CircleFields kind={kind} />}
    </>
  );
}

/** `except`: the request itself, where it is there already. */
type Props = { kind: Kind; receiver: Receiver | null; fixedMode?: boolean; except?: string };

/** Second stop: how many, who, which bus, and who may see it. */
export function GroupStop({ kind, receiver, fixedMode, except }: Props) {
  const t = useTranslations("busrequest");
  const { count, organisation, needs } = kindFields[kind];
  const groups = organisationTypes.map((value) => ({
    value,
    label: t(`organisationTypes.${value}`),
    icon: <Icon of={organisationIcons[value]} size={20} />,
  }));
  const buses = vehicleTypes.map((value) => ({
    value,
    label: t(`vehicleTypes.${value}`),
    icon: <Icon of={vehicleIcons[value]} size={20} />,
  }));
  const ofFleet = useWatch<RequestValues, "bus">({ name: "bus" }) !== "";
  const modes = !fixedMode && <ModeChoice kind={kind} receiver={receiver} />;
  if (count === "seats" && ofFleet) {
    return (
      <div className={fieldGrid}>
        <FleetBusField except={except} />
        <AskingPrice />
        {modes}
      </div>
    );
  }
  return (
    <div className={fieldGrid}>
      {count === "seats" && <FleetBusField except={except} />}
      <NumberStepper name="passengers" label={t(`form.${count}`)} min={1} max={500} className="col-span-2!" />
      {count === "people" ? <Fit /> : null}
      {organisation && (
        <RadioCards
          name="organisationType"
          label={t("form.organisation")}
          cards={groups}
          cardWidth="7rem"
          plain
          optional
          upright
          className="col-span-full!"
        />
      )}
      <CheckCards
        name="vehicleTypes"
        label={t(`form.buses.${kind}`)}
        hint={t(`form.busesHint.${kind}`)}
        cards={buses}
        className="col-span-full!"
      />
      <NumberStepper name="quantity" label={t("form.quantity")} min={1} max={50} className="col-span-2!" />
      {count === "seats" && <AskingPrice />}
      {needs && <NeedsFields />}
      {modes}
    </div>
  );
}
