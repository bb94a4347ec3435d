"use client";
import { FormUpload } from "@/components/upload/form-upload";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { PartedCheckCards } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { NumberStepper } from "@/components/form/number-stepper";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { UploadGallery } from "@/components/upload/upload-gallery";
import {
  type BusFeature,
  busFeatureParts,
  firstYearBuilt,
  litreRange,
  mostCarried,
  mostNote,
  mostPictures,
  normalPlate,
  seatRange,
  starChoices,
} from "@/lib/features/bus/rules";
import type { BusForm } from "@/lib/features/bus/schema/bus";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { luggages } from "@/lib/features/busrequest/rules/needs";
import { countryChoices } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { Plate } from "./plate";

const examples: Record<string, string> = { DE: "R CB 418", AT: "W 12345 A", CH: "ZH 123456", ES: "1234 BCD" };

const lastYearBuilt = () => new Date().getUTCFullYear() + 1;

function useCountries() {
  const lng = useLocale();
  return useMemo(() => countryChoices(lng as Language), [lng]);
}

/** The plate as it will be stored, drawn as soon as it is one. */
function PlatePreview() {
  const [licenceplate, country] = useWatch<BusForm, ["licenceplate", "country"]>({ name: ["licenceplate", "country"] });
  const plate = licenceplate ? normalPlate(licenceplate, country) : null;
  return plate ? <Plate plate={plate} country={country} /> : null;
}

function Identity() {
  const t = useTranslations("bus.form");
  const designs = useTranslations("busrequest.vehicleTypes");
  const country = useWatch<BusForm, "country">({ name: "country" });
  const example = examples[country];
  return (
    <>
      <TextField
        name="licenceplate"
        label={t("licenceplate")}
        hint={
          <span className="flex flex-wrap items-center gap-2">
            {example ? t("plateHint", { example }) : t("plateHintFree")} <PlatePreview />
          </span>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField name="country" label={t("country")} choices={useCountries()} />
      <SelectField
        name="design"
        label={t("design")}
        choices={vehicleTypes.map((value) => ({ value, label: designs(value) }))}
      />
      <NumberStepper name="capacity" label={t("capacity")} min={seatRange.min} max={seatRange.max} />
      <TextField name="name" label={t("name")} optional autoComplete="off" maxLength={80} />
      <NumberStepper name="yearBuilt" label={t("yearBuilt")} optional min={firstYearBuilt} max={lastYearBuilt()} />
    </>
  );
}

function Comfort() {
  const t = useTranslations("bus.form");
  const words = useTranslations("bus");
  const stars = useWatch<BusForm, "stars">({ name: "stars" });
  const places = useWatch<BusForm, "wheelchairPlaces">({ name: "wheelchairPlaces" });
  return (
    <>
      <SelectField
        name="stars"
        label={t("stars")}
        hint={t("starsHint")}
        optional
        placeholder={t("noStars")}
        choices={starChoices.map((value) => ({ value: String(value), label: words("panel.stars", { stars: value }) }))}
      />
      {stars ? <DateTimeField name="starsCertifiedAt" label={t("starsCertifiedAt")} dateOnly /> : <span aria-hidden />}
      <NumberStepper name="wheelchairPlaces" label={t("wheelchairPlaces")} max={20} />
      {(places ?? 0) > 0 && (
        <NumberStepper name="seatsPerWheelchair" label={t("seatsPerWheelchair")} hint={t("seatsHint")} max={12} />
      )}
    </>
  );
}

function Carried() {
  const t = useTranslations("bus.form");
  const luggage = useTranslations("needs.luggages");
  const { childSeats, walkingFrames, luggageVolume } = mostCarried;
  return (
    <>
      <NumberStepper name="walkingFrames" label={t("walkingFrames")} optional max={walkingFrames} />
      <NumberStepper name="childSeats" label={t("childSeats")} optional max={childSeats} />
      <SelectField
        name="luggage"
        label={t("luggage")}
        optional
        placeholder={t("notSaid")}
        choices={luggages.map((value) => ({ value, label: luggage(value) }))}
      />
      <NumberStepper name="luggageVolume" label={t("luggageVolume")} optional max={luggageVolume} />
      <NumberStepper name="litres" label={t("litres")} hint={t("litresHint")} optional {...litreRange} />
    </>
  );
}

const parts = Object.entries(busFeatureParts) as [keyof typeof busFeatureParts, readonly BusFeature[]][];

function Equipment() {
  const t = useTranslations("bus.form");
  const words = useTranslations("bus.features");
  return (
    <PartedCheckCards
      className="col-span-full"
      name="features"
      label={t("features")}
      optional
      dense
      cardWidth="10rem"
      parts={parts.map(([part, features]) => ({
        label: t(`parts.${part}`),
        cards: features.map((value) => ({ value, label: words(value) })),
      }))}
    />
  );
}

function Photos() {
  const t = useTranslations("bus.form");
  return (
    <FormUpload<string[]> name="images" className="col-span-full">
      {(held) => <UploadGallery {...held} label={t("images")} hint={t("imagesHint")} max={mostPictures} />}
    </FormUpload>
  );
}

/** All that is known of a bus, in the order in which it is asked for. */
export function BusFields() {
  const t = useTranslations("bus.form");
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
      <Identity />
      <Comfort />
      <Carried />
      <Equipment />
      <Photos />
      <TextArea
        className="col-span-full"
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        optional
        rows={2}
        maxLength={mostNote}
      />
    </div>
  );
}

/** Labels for the list of errors. */
export function useBusLabels(): Record<keyof BusForm, string> {
  const t = useTranslations("bus.form");
  return {
    licenceplate: t("licenceplate"),
    country: t("country"),
    design: t("design"),
    capacity: t("capacity"),
    name: t("name"),
    features: t("features"),
    stars: t("stars"),
    starsCertifiedAt: t("starsCertifiedAt"),
    wheelchairPlaces: t("wheelchairPlaces"),
    seatsPerWheelchair: t("seatsPerWheelchair"),
    walkingFrames: t("walkingFrames"),
    childSeats: t("childSeats"),
    luggage: t("luggage"),
    luggageVolume: t("luggageVolume"),
    yearBuilt: t("yearBuilt"),
    litres: t("litres"),
    images: t("images"),
    note: t("note"),
  };
}
