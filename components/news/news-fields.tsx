"use client";
import { useLocale, useTranslations } from "next-intl";
import { Controller, useWatch } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { FieldMessage } from "@/components/form/field";
import { TextArea, TextField } from "@/components/form/text-field";
import { useErrorText } from "@/components/form/use-error-text";
import { fieldId, messageOf } from "@/components/form/use-field";
import { cn } from "@/components/ui/cn";
import { UploadField } from "@/components/upload/upload-field";
import { type Language, languages } from "@/lib/i18n/routing";
import { MarkdownField } from "./markdown-field";
import { type NewsValues, progressOf, slugFor } from "./values";

const dotClass = {
  none: "",
  part: "bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]",
  full: "bg-current",
};

type TabsProps = { values: NewsValues; language: Language; onPick: (language: Language) => void };

/** Which language is written, and how far each is. */
export function LanguageTabs({ values, language, onPick }: TabsProps) {
  const t = useTranslations("news.editor");
  return (
    <fieldset>
      <legend className="sr-only">{t("language")}</legend>
      <span className="segments segments-auto">
        {languages.map((one) => {
          const progress = progressOf(values, one);
          return (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => onPick(one)}>
              <span className={cn("size-3 rounded-full border-2 border-current", dotClass[progress])} aria-hidden />
              {one}
              <span className="sr-only">, {t(`progress.${progress}`)}</span>
            </button>
          );
        })}
      </span>
    </fieldset>
  );
}

/** Title, summary and text of one language. */
export function TextFields({ language }: { language: Language }) {
  const t = useTranslations("news.editor");
  return (
    <div className="grid grid-cols-1 content-start gap-4" key={language}>
      <TextField name={`title.${language}`} label={t("field.title")} lang={language} maxLength={160} />
      <TextArea
        name={`summary.${language}`}
        label={t("field.summary")}
        lang={language}
        hint={t("hint.summary")}
        rows={2}
        maxLength={400}
        optional
      />
      <MarkdownField name={`text.${language}`} label={t("field.text")} lang={language} />
    </div>
  );
}

function PictureField() {
  const t = useTranslations("news.editor");
  const text = useErrorText();
  return (
    <Controller<NewsValues, "picture">
      name="picture"
      render={({ field, fieldState: { error } }) => (
        <div className={error ? "field field-invalid" : "field"}>
          <UploadField
            id={fieldId("picture")}
            uploadType="image"
            label={t("field.picture")}
            hint={t("hint.picture")}
            value={field.value}
            onChange={field.onChange}
          />
          <FieldMessage id={fieldId("picture")} error={text(messageOf(error))} />
        </div>
      )}
    />
  );
}

function ShownField() {
  const t = useTranslations("news.editor");
  return (
    <Controller<NewsValues, "shown">
      name="shown"
      render={({ field }) => (
        <fieldset className="field">
          <legend className="sign-sm">{t("field.shown")}</legend>
          <span className="segments segments-auto">
            {(["draft", "public"] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="shown" checked={field.value === one} onChange={() => field.onChange(one)} />
                {t(`shown.${one}`)}
              </label>
            ))}
          </span>
        </fieldset>
      )}
    />
  );
}

/** What the languages share: address, picture, and when it is public. */
export function SharedFields() {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const { title, shown } = useWatch<NewsValues>() as NewsValues;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <TextField
        name="slug"
        label={t("field.slug")}
        hint={t("hint.slug")}
        placeholder={slugFor({ title }, lng)}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <PictureField />
      <ShownField />
      {shown === "public" && (
        <DateTimeField name="publishAt" label={t("field.publishAt")} hint={t("hint.publishAt")} optional />
      )}
    </div>
  );
}
