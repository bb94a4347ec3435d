"use client";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { TextArea, TextField } from "@/components/form/text-field";
import { fieldId, messageOf, useErrorText } from "@/components/form/use-field";
import { UploadField } from "@/components/upload/upload-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MediaKind } from "@/lib/features/mediadata/schema";
import { type MediaValues, planNames } from "./values";

type ListName = "items" | "figures" | "videos";
type ListProps = { name: ListName; empty: MediaValues[ListName][number]; row: (index: number) => ReactNode };

/** Entries in an order of their own: added at the end, moved by buttons, taken away. */
function ListField({ name, empty, row }: ListProps) {
  const t = useTranslations("mediadata.list");
  const { control } = useFormContext<MediaValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  return (
    <fieldset className="stack">
      <legend className="lbl">{t(`${name}.title`)}</legend>
      {fields.map(({ id }, index) => (
        <section key={id} className="mdt-row" aria-label={t(`${name}.entry`, { number: index + 1 })}>
          <div className="stack sm">{row(index)}</div>
          <div className="mdt-deeds">
            <Button
              variant="ghost"
              square
              aria-label={t("up", { number: index + 1 })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <Icon of={ArrowUp} />
            </Button>
            <Button
              variant="ghost"
              square
              aria-label={t("down", { number: index + 1 })}
              disabled={index === fields.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <Icon of={ArrowDown} />
            </Button>
            <Button
              variant="ghost"
              square
              aria-label={t("remove", { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon of={Trash2} />
            </Button>
          </div>
        </section>
      ))}
      <Button className="mdt-add" onClick={() => append(empty)}>
        <Icon of={Plus} />
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
        <div className={error ? "field err" : "field"}>
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

function Items() {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="items"
      empty={{ title: "", text: "" }}
      row={(index) => (
        <>
          <TextField name={`items.${index}.title`} label={t("itemTitle")} />
          <TextArea name={`items.${index}.text`} label={t("itemText")} hint={t("proseHint")} rows={3} optional />
        </>
      )}
    />
  );
}

function Figures() {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="figures"
      empty={{ value: "", label: "" }}
      row={(index) => (
        <div className="mdt-two">
          <TextField name={`figures.${index}.value`} label={t("value")} />
          <TextField name={`figures.${index}.label`} label={t("label")} />
        </div>
      )}
    />
  );
}

function Videos() {
  const t = useTranslations("mediadata.field");
  return (
    <ListField
      name="videos"
      empty={{ title: "", address: "", poster: null, duration: "" }}
      row={(index) => (
        <>
          <TextField name={`videos.${index}.title`} label={t("title")} />
          <TextField name={`videos.${index}.address`} label={t("address")} hint={t("addressHint")} inputMode="url" />
          <TextField name={`videos.${index}.duration`} label={t("duration")} hint={t("durationHint")} optional />
          <FileField name={`videos.${index}.poster`} type="poster" />
        </>
      )}
    />
  );
}

function Plans() {
  const t = useTranslations("mediadata.field");
  return planNames.map((plan) => (
    <fieldset key={plan} className="mdt-plan stack sm">
      <legend className="lbl">{t(`plan.${plan}`)}</legend>
      <div className="mdt-two">
        <TextField name={`plans.${plan}.name`} label={t("name")} />
        <TextField name={`plans.${plan}.audience`} label={t("audience")} optional />
      </div>
      <TextArea name={`plans.${plan}.points`} label={t("points")} hint={t("pointsHint")} rows={3} optional />
    </fieldset>
  ));
}

/** The fields of one kind. */
export function MediaFields({ kind }: { kind: MediaKind }) {
  const t = useTranslations("mediadata.field");
  if (kind === "video") return <Videos />;
  if (kind === "manual" || kind === "flyer") {
    return (
      <>
        <FileField name="url" type={kind} />
        <TextField name="title" label={t("title")} hint={t("fileTitleHint")} />
      </>
    );
  }
  return (
    <>
      <TextField name="title" label={t("title")} />
      <TextArea name="text" label={t("text")} rows={3} optional />
      {kind === "prices" && <Plans />}
      {kind === "prices" && <TextArea name="note" label={t("note")} rows={2} optional />}
      {kind === "mediadata" && <Figures />}
      {kind !== "prices" && <Items />}
    </>
  );
}
