"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { dayText } from "@/components/form/calendar";
import { FormBody } from "@/components/form/form-body";
import { FormWithAside } from "@/components/form/form-with-aside";
import { SaveBar } from "@/components/form/save-bar";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { boxOfCircles } from "@/components/map/geometry";
import { MapView } from "@/components/map/map-later";
import type { MapCircle } from "@/components/map/types";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { isChosen } from "@/lib/features/place/rules";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { api } from "@/lib/http/client";
import type { FieldError } from "@/lib/errors";
import { vehicleIcons } from "@/components/busrequest/form/vehicle-icons";
import { CheckCards } from "@/components/form/choice-cards";
import { NumberStepper } from "@/components/form/number-stepper";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";
import { kinds as allKinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { Bases } from "./bases";
import { Preview } from "./preview";
import { Rhythm } from "./rhythm";
import { type FieldName, fields, type SettingsValues, valuesOf } from "./values";
import { Wishes } from "./wishes";

function WhatIsSought() {
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
        cards={allKinds.map((value) => ({
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

/** A base needs a town, not a house. */
const toField = ({ message, ...error }: FieldError) => {
  return { ...error, message: message === "AddressMissing" ? "placeNotChosen" : message };
};
const resolver = checkedBy<SettingsValues>(
  async () => (await import("@/lib/features/filtersetting/schema")).filterSettingsChange,
  toField,
);
const kind = { valuesOf, ...fields };

/** The form of what a company wants to hear of. */
function useSettings(companyId: string, record: FilterSettings) {
  const t = useTranslations("filtersetting");
  const params = { id: companyId };
  return useVersionedForm({
    record,
    kind,
    resolver,
    toField,
    load: async () => (await api("GET /company/{id}/filtersettings", { params })).first,
    save: async (values, base) => {
      const body = { ...values, version: base?.version ?? 0 };
      return (await api("PUT /company/{id}/filtersettings", { params, body })).first;
    },
    saved: () => ({ title: t("saved"), description: t("savedText") }),
  });
}

function useShown() {
  const t = useTranslations("filtersetting");
  const words = useTranslations("busrequest");
  const bounds = (min: string | number | null, max: string | number | null) =>
    min === null && max === null ? t("all") : t("range", { min: min ?? "…", max: max ?? "…" });
  return (values: SettingsValues, name: FieldName) => {
    const { kinds, vehicleTypes, bases, passengers, dates, ahead, length, fleetMeetsNeeds, mails } = values;
    switch (name) {
      case "kinds":
        return kinds.map((kind) => words(`kinds.${kind}`)).join(", ") || t("all");
      case "vehicleTypes":
        return vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", ") || t("all");
      case "bases":
        return (
          bases.map(({ place, radius }) => t("around", { place: place.address, km: radius })).join("; ") || t("whole")
        );
      case "passengers":
        return t("range", { min: passengers.min ?? 1, max: passengers.max ?? 500 });
      case "dates":
        return bounds(dates.from && dayText(dates.from), dates.to && dayText(dates.to));
      case "ahead":
        return bounds(ahead.min, ahead.max);
      case "length":
        return `${bounds(length.min, length.max)} ${t(`wishes.${length.unit}`)}`;
      case "fleetMeetsNeeds":
        return t(fleetMeetsNeeds ? "on" : "off");
      case "mails":
        return [
          ...allKinds.map((kind) => `${words(`kinds.${kind}`)}: ${t(`mail.${mails[kind]}`)}`),
          `${t("mail.fit")}: ${t(`mail.${mails.fit}`)}`,
        ].join("; ");
    }
  };
}

function circlesOf(bases: SettingsValues["bases"]): MapCircle[] {
  return bases
    .filter(({ place, radius }) => isChosen(place) && radius >= 1)
    .map(({ place: { location }, radius: km }) => ({ ...location, km }));
}

/** All bases together, as they are typed; the form beside it says the same in words. */
function BasesMap({ bases }: { bases: SettingsValues["bases"] }) {
  const t = useTranslations("filtersetting.bases");
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const circles = circlesOf(bases);
  return (
    <div className="card card-flush relative h-84" ref={box}>
      {near && <MapView label={t("map")} points={[]} circles={circles} fit={boxOfCircles(circles) ?? undefined} />}
    </div>
  );
}

const wishFields = {
  "dates.from": "from",
  "dates.to": "to",
  "ahead.min": "aheadMin",
  "ahead.max": "aheadMax",
  "length.min": "lengthMin",
  "length.max": "lengthMax",
} as const;

function useFieldNames(count: number) {
  const t = useTranslations("filtersetting");
  const bases = Array.from({ length: count }, (_, index) => [
    [`bases.${index}.place`, t("bases.place", { n: index + 1 })],
    [`bases.${index}.radius`, t("bases.km", { n: index + 1 })],
  ]).flat();
  const own = Object.entries(wishFields).map(([name, key]) => [name, t(`wishes.${key}`)]);
  return Object.fromEntries([...bases, ["passengers.min", t("min")], ["passengers.max", t("max")], ...own]);
}

type Props = { companyId: string; settings: FilterSettings; hasFleet: boolean };

/** Which requests a company wants to hear of, and how; map and preview follow what is typed. */
export function SettingsForm({ companyId, settings, hasFleet }: Props) {
  const t = useTranslations("filtersetting");
  const held = useSettings(companyId, settings);
  const { form, isDirty, busy, submit } = held;
  const values = useWatch({ control: form.control }) as SettingsValues;
  const shown = useShown();
  const names = useFieldNames(values.bases.length);
  return (
    <>
      <FormWithAside
        form={
          <FormBody
            form={form}
            labels={names}
            onSubmit={submit}
            className="grid grid-cols-1 content-start gap-4"
            aria-label={t("title")}
          >
            <Bases />
            <WhatIsSought />
            <Wishes hasFleet={hasFleet} />
            <Rhythm />
            <SaveBar isDirty={isDirty} busy={busy} words={t} />
          </FormBody>
        }
        asideLabel={t("aside")}
        aside={
          <>
            <BasesMap bases={values.bases} />
            <Preview companyId={companyId} values={values} />
          </>
        }
      />
      <ConflictChoice held={held} label={(name) => t(`fields.${name}`)} shown={shown} />
    </>
  );
}
