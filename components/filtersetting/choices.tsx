"use client";
import { useTranslations } from "next-intl";
import { vehicleIcons } from "@/components/busrequest/form/vehicle-icons";
import { CheckCards, RadioCards } from "@/components/form/choice-cards";
import { NumberStepper } from "@/components/form/number-stepper";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";
import { kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";

const paces = ["now", "daily", "never"] as const;

export function Queries() {
  const t = useTranslations("filtersetting");
  const words = useTranslations("busrequest");
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="fs-what">
      <h2 id="fs-what" className="text-xl">
        {t("what")}
      </h2>
      <CheckCards
        name="kinds"
        label={t("kinds")}
        hint={t("noneIsAll")}
        cardWidth="15rem"
        cards={kinds.map((value) => ({
          value,
          label: words(`kinds.${value}`),
          icon: <KindSign kind={value} size={24} />,
        }))}
      />
      <CheckCards
        name="vehicleTypes"
        label={t("vehicleTypes")}
        hint={t("noneIsAllBuses")}
        cardWidth="10.5rem"
        cards={vehicleTypes.map((value) => ({
          value,
          label: words(`vehicleTypes.${value}`),
          icon: <Icon of={vehicleIcons[value]} size={20} />,
        }))}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
        <NumberStepper name="passengers.min" label={t("min")} optional min={1} max={500} step={5} />
        <NumberStepper name="passengers.max" label={t("max")} optional min={1} max={500} step={5} />
      </div>
    </section>
  );
}

export function Pace() {
  const t = useTranslations("filtersetting.mail");
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="fs-mail">
      <h2 id="fs-mail" className="text-xl">
        {t("title")}
      </h2>
      <RadioCards
        name="mail"
        label={t("label")}
        hint={t("hint")}
        cardWidth="10rem"
        cards={paces.map((value) => ({ value, label: t(value), text: t(`${value}Text`) }))}
      />
    </section>
  );
}
