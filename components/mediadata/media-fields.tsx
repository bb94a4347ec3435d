"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { TextArea, TextField } from "@/components/form/text-field";
import { useErrorText } from "@/components/form/use-error-text";
import { fieldId, messageOf } from "@/components/form/use-field";
import { UploadField } from "@/components/upload/upload-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MediaAddress } from "@/lib/features/mediadata/schema";
import type { Language } from "@/lib/i18n/routing";
import { type MediaValues, planNames } from "./values";

type ListName = "items" | "figures" | "videos";
type ListProps = { name: ListName; empty: MediaValues[ListName][number]; row: (index: number) => ReactNode };

/** Entries in an order of their own: added at the end, moved by buttons, taken away. */
function ListField({ name, empty, row }: ListProps) {
  const t = useTranslations("mediadata.list");
  const { control } = useFormContext<MediaValues>();
  const add = useRef<HTMLButtonElement>(null);
  const { fields, append, remove, move } = useFieldArray({ control, name });
  return (
    <fieldset className="grid grid-cols-1 content-start gap-4">
      <legend className="sign-sm">{t(`${name}.title`)}</legend>
      {fields.map(({ id }, index) => (
        <section
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 pt-3 border-t border-line"
          aria-label={t(`${name}.entry`, { number: index + 1 })}
        >
          <div className="grid grid-cols-1 content-start gap-2">{row(index)}</div>
          <div className="grid content-start">
            <Button
              variant="ghost"
              square
              aria-label={t("up", { number: index + 1 })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <Icon of="arrow-up" />
            </Button>
            <Button
              variant="ghost"
              square
              aria-label={t("down", { number: index + 1 })}
              aria-disabled={index === fields.length - 1}
              onClick={() => index < fields.length - 1 && move(index, index + 1)}
            >
              <Icon of="arrow-down" />
            </Button>
            <Button
              variant="ghost"
              square
              aria-label={t("remove", { number: index + 1 })}
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            >
              <Icon of="trash" />
            </Button>
          </div>
        </section>
      ))}
      <Button ref={add} className="justify-self-start" onClick={() => append(empty)}>
        <Icon of="plus" />
        {t(`${name}.add`)}
      </Button>
    </fieldset>
  );
}

type FileProps = { name: "url" | `videos.${number}.poster`; type: "manual" | "flyer" | "poster" };

function FileField({ name, type }: FileProps) {
  const t = useTranslations("mediadata.field");
  const text = useErrorText();
  return (
    <Controller<MediaValues, typeof name>
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className={error ? "field field-invalid" : "field"}>
          <UploadField
            id={fieldId(name)}
            uploadType={type}
            label={t(type === "poster" ? "poster" : "file")}
            value={field.value}
            onChange={field.onChange}
            preview={type === "poster" ? "image" : "file"}
          />
          <FieldMessage id={fieldId(name)} error={text(messageOf(error))} />
        </div>
      )}
    />
  );
}

/** The language that is written; the labels have the page's. */
type Words = { lang: Language };

function Items({ lang }: Words) {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="items"
      empty={{ title: "", text: "" }}
      row={(index) => (
        <>
          <TextField name={`items.${index}.title`} lang={lang} label={t("itemTitle")} />
          <TextArea
            name={`items.${index}.text`}
            lang={lang}
            label={t("itemText")}
            hint={t("proseHint")}
            rows={3}
            optional
          />
        </>
      )}
    />
  );
}

function Figures({ lang }: Words) {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="figures"
      empty={{ value: "", label: "" }}
      row={(index) => (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
          <TextField name={`figures.${index}.value`} lang={lang} label={t("value")} />
          <TextField name={`figures.${index}.label`} lang={lang} label={t("label")} />
        </div>
      )}
    />
  );
}

function Videos({ lang }: Words) {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="videos"
      empty={{ title: "", address: "", poster: null, duration: "" }}
      row={(index) => (
        <>
          <TextField name={`videos.${index}.title`} lang={lang} label={t("title")} />
          <TextField name={`videos.${index}.address`} label={t("address")} hint={t("addressHint")} inputMode="url" />
          <TextField name={`videos.${index}.duration`} label={t("duration")} hint={t("durationHint")} optional />
          <FileField name={`videos.${index}.poster`} type="poster" />
        </>
      )}
    />
  );
}

function Plans({ lang }: Words) {
  const t = useTranslations("mediadata.field");
  return planNames.map((plan) => (
    <fieldset key={plan} className="pt-3 border-t border-line grid grid-cols-1 content-start gap-2">
      <legend className="sign-sm">{t(`plan.${plan}`)}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
        <TextField name={`plans.${plan}.name`} lang={lang} label={t("name")} />
        <TextField name={`plans.${plan}.audience`} lang={lang} label={t("audience")} optional />
      </div>
      <TextArea
        name={`plans.${plan}.points`}
        lang={lang}
        label={t("points")}
        hint={t("pointsHint")}
        rows={3}
        optional
      />
    </fieldset>
  ));
}

/** The fields of one kind. */
export function MediaFields({ kind, language }: MediaAddress) {
  const t = useTranslations("mediadata.field");
  if (kind === "video") return <Videos lang={language} />;
  if (kind === "manual" || kind === "flyer") {
    return (
      <>
        <FileField name="url" type={kind} />
        <TextField name="title" lang={language} label={t("title")} hint={t("fileTitleHint")} />
      </>
    );
  }
  return (
    <>
      <TextField name="title" lang={language} label={t("title")} />
      <TextArea name="text" lang={language} label={t("text")} rows={3} optional />
      {kind === "prices" && <Plans lang={language} />}
      {kind === "prices" && <TextArea name="note" lang={language} label={t("note")} rows={2} optional />}
      {kind === "mediadata" && <Figures lang={language} />}
      {kind !== "prices" && <Items lang={language} />}
    </>
  );
}
