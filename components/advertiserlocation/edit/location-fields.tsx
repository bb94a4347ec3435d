"use client";
import { FormUpload } from "@/components/upload/form-upload";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { CheckCards } from "@/components/form/choice-cards";
import { Switch } from "@/components/form/check-field";
import { NumberStepper } from "@/components/form/number-stepper";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { UploadGallery } from "@/components/upload/upload-gallery";
import {
  amenitiesOf,
  locationCategories,
  locationNumbers,
  mostPictures,
  numberBounds,
  numbersOf,
} from "@/lib/features/advertiserlocation/rules/facts";
import type { Place } from "@/lib/features/place/schema";
import { type Language, languageNames, languages } from "@/lib/i18n/routing";
import { ClosedField } from "./closed-field";
import { HoursField } from "./hours-field";
import { PlaceSection } from "./place-section";
import { TextTabs } from "./text-tabs";
import type { LocationValues } from "./values";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 [section+&]:border-t [section+&]:border-line [section+&]:pt-[1.1rem]">
      <h3 className="sign-lg">{title}</h3>
      <div className="grid grid-cols-1 content-start gap-4">{children}</div>
    </section>
  );
}

function Pictures() {
  const t = useTranslations("advertiserlocation.form");
  return (
    <FormUpload<string[]> name="images">
      {(held) => <UploadGallery {...held} label={t("images")} hint={t("imagesHint")} max={mostPictures} />}
    </FormUpload>
  );
}

function Facts({ timeZone }: { timeZone: string | null }) {
  const t = useTranslations("advertiserlocation.form");
  const words = useTranslations("advertiserlocation.amenity");
  const category = useWatch<LocationValues, "category">({ name: "category" });
  const [, mostBays] = numberBounds.coachBays;
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <NumberStepper
          name="facts.coachBays"
          label={t("coachBays")}
          hint={t("coachBaysHint")}
          optional
          max={mostBays}
        />
        {numbersOf(category).map((key) => (
          <NumberStepper
            key={key}
            name={`facts.${key}`}
            label={t(key)}
            hint={key === "groupSize" || key === "freePlacePer" ? t(`${key}Hint`) : undefined}
            optional
            min={numberBounds[key][0]}
            max={numberBounds[key][1]}
          />
        ))}
      </div>
      <CheckCards
        name="facts.amenities"
        label={t("amenities")}
        optional
        cardWidth="12rem"
        cards={amenitiesOf(category).map((value) => ({ value, label: words(value) }))}
      />
      <HoursField timeZone={timeZone} />
      <ClosedField />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <TextField name="facts.phone" type="tel" icon="phone" label={t("phone")} optional autoComplete="tel" />
        <TextField
          name="facts.website"
          icon="globe"
          inputMode="url"
          label={t("website")}
          optional
          autoComplete="url"
          spellCheck={false}
        />
      </div>
    </>
  );
}

type Props = { timeZone: string | null; companyPlace: Place | null };

/** All that is known of a location, in the order in which it is asked for. */
export function LocationFields({ timeZone, companyPlace }: Props) {
  const t = useTranslations("advertiserlocation.form");
  const categories = useTranslations("advertiserlocation.category");
  return (
    <>
      <Section title={t("sectionTexts")}>
        <TextTabs first={useLocale() as Language} />
        <SelectField
          name="category"
          label={t("category")}
          choices={locationCategories.map((value) => ({ value, label: categories(value) }))}
        />
      </Section>
      <Section title={t("sectionPlace")}>
        <PlaceSection companyPlace={companyPlace} />
      </Section>
      <Section title={t("sectionFacts")}>
        <Facts timeZone={timeZone} />
      </Section>
      <Section title={t("sectionPictures")}>
        <Pictures />
      </Section>
      <Switch name="active" label={t("active")} />
    </>
  );
}

/** Labels for the list of errors. */
export function useLocationLabels(): Record<string, string> {
  const t = useTranslations("advertiserlocation.form");
  const inLanguage = (name: "title" | "description") =>
    languages.map((lng) => [`${name}.${lng}`, `${t(name)} (${languageNames[lng]})`]);
  return {
    ...Object.fromEntries([...inLanguage("title"), ...inLanguage("description")]),
    category: t("category"),
    place: t("place"),
    images: t("images"),
    active: t("active"),
    ...Object.fromEntries(locationNumbers.map((key) => [`facts.${key}`, t(key)])),
    "facts.amenities": t("amenities"),
    "facts.hours": t("hours"),
    "facts.closed": t("closedDays"),
    "facts.phone": t("phone"),
    "facts.website": t("website"),
  };
}
