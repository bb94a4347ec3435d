"use client";
import { useTranslations } from "next-intl";
import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "@/components/form/check-field";
import { FieldMessage } from "@/components/form/field";
import { TextArea, TextField } from "@/components/form/text-field";
import { fieldId, useField } from "@/components/form/use-field";
import { UploadField } from "@/components/upload/upload-field";
import { homeTextLength, homeTitleLength } from "@/lib/features/advertiser/rules";
import { type Language, languageNames, languages } from "@/lib/i18n/routing";
import type { EntryValues } from "./values";

/** Names of the fields, for the summary of errors. */
export function useEntryLabels() {
  const t = useTranslations("advertiser");
  const words = languages.flatMap((lng) => [
    [`title.${lng}`, `${t("title")}, ${languageNames[lng]}`],
    [`text.${lng}`, `${t("text")}, ${languageNames[lng]}`],
  ]);
  return Object.fromEntries([...words, ["picture", t("fields.picture")], ["video", t("fields.video")]]);
}

function Words({ lng, values }: { lng: Language; values: EntryValues }) {
  const t = useTranslations("advertiser");
  const left = (text: string, most: number) => t("left", { count: Math.max(0, most - text.length), most });
  return (
    <fieldset className="grid gap-4 min-w-0">
      <legend className="mb-2 sign-lg">{languageNames[lng]}</legend>
      <TextField
        name={`title.${lng}`}
        label={t("title")}
        optional
        aria-required={false}
        lang={lng}
        maxLength={homeTitleLength}
        hint={left(values.title[lng], homeTitleLength)}
      />
      <TextArea
        name={`text.${lng}`}
        label={t("text")}
        optional
        rows={3}
        lang={lng}
        maxLength={homeTextLength}
        hint={left(values.text[lng], homeTextLength)}
      />
    </fieldset>
  );
}

function Picture() {
  const t = useTranslations("advertiser");
  const { control, clearErrors } = useFormContext<EntryValues>();
  const { error } = useField("picture");
  const id = fieldId("picture");
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <Controller
        control={control}
        name="picture"
        render={({ field }) => (
          <UploadField
            id={id}
            uploadType="image"
            label={t("fields.picture")}
            hint={t("pictureHint")}
            value={field.value}
            onChange={(url) => {
              field.onChange(url);
              clearErrors("picture");
            }}
          />
        )}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
}

/** Switch, words in three languages, picture and film. */
export function HomeEntryFields({ values }: { values: EntryValues }) {
  const t = useTranslations("advertiser");
  return (
    <>
      <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="ad-on">
        <h2 id="ad-on" className="text-xl">
          {t("switchTitle")}
        </h2>
        <Switch name="active" label={t("switch")} />
      </section>
      <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="ad-texts">
        <div>
          <h2 id="ad-texts" className="text-xl">
            {t("texts")}
          </h2>
          <p className="text-ink-2">{t("textsHint")}</p>
        </div>
        {languages.map((lng) => (
          <Words key={lng} lng={lng} values={values} />
        ))}
      </section>
      <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="ad-media">
        <h2 id="ad-media" className="text-xl">
          {t("media")}
        </h2>
        <Picture />
        <TextField
          name="video"
          label={t("fields.video")}
          hint={t("videoHint")}
          optional
          aria-required={false}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
      </section>
    </>
  );
}
