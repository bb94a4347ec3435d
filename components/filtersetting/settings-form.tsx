"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormWithAside } from "@/components/form/form-with-aside";
import { SaveBar } from "@/components/form/save-bar";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";
import { Bases } from "./bases";
import { Pace, Queries } from "./choices";
import { Preview } from "./preview";
import { useSettings } from "./use-settings";
import { ConflictChoice } from "@/components/form/conflict-choice";
import type { FieldName, SettingsValues } from "./values";
import dynamic from "next/dynamic";
import { boxOfCircles } from "@/components/map/geometry";
import type { MapCircle } from "@/components/map/types";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { isChosen } from "@/lib/features/place/rules";

function useShown() {
  const t = useTranslations("filtersetting");
  const words = useTranslations("busrequest");
  return (values: SettingsValues, name: FieldName) => {
    const { kinds, vehicleTypes, bases, passengers, mail } = values;
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
      case "mail":
        return t(`mail.${mail}`);
    }
  };
}

const MapView = dynamic(() => import("@/components/map/map-view").then((module) => module.MapView), { ssr: false });

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

function useFieldNames(count: number) {
  const t = useTranslations("filtersetting");
  const bases = Array.from({ length: count }, (_, index) => [
    [`bases.${index}.place`, t("bases.place", { n: index + 1 })],
    [`bases.${index}.radius`, t("bases.km", { n: index + 1 })],
  ]).flat();
  return Object.fromEntries([...bases, ["passengers.min", t("min")], ["passengers.max", t("max")]]);
}

/** Which requests a company wants to hear of, and how; map and preview follow what is typed. */
export function SettingsForm({ companyId, settings }: { companyId: string; settings: FilterSettings }) {
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
            {...{ form, labels: names, onSubmit: submit }}
            className="grid grid-cols-1 content-start gap-4"
            aria-label={t("title")}
          >
            <Bases />
            <Queries />
            <Pace />
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
