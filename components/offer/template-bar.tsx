"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { RequestTimes } from "@/lib/features/offer/rules/offer";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import { SaveTemplate } from "./save-template";
import { TemplateList } from "./template-list";
import { templateEnd, termsOf } from "./template-values";
import type { OfferValues } from "./values";

type Props = {
  form: UseFormReturn<OfferValues>;
  templates: readonly TemplateRecord[];
  times: RequestTimes;
  /** With which the form has begun. */
  begun: string | null;
};

/** As many stand beside each other; more of them are a select. */
const mostChips = 6;

function Choice({ templates, applied, onApply }: Pick<Props, "templates"> & Chosen) {
  const t = useTranslations("offer.templates");
  if (templates.length <= mostChips)
    return templates.map(({ id, name }) => (
      <Button
        key={id}
        small
        variant={id === applied ? "ink" : "line"}
        aria-pressed={id === applied}
        onClick={() => onApply(id)}
        className="max-w-full"
      >
        <span className="truncate">{name}</span>
      </Button>
    ));
  return (
    <span className="input-box">
      <select aria-label={t("label")} value={applied ?? ""} onChange={({ target }) => onApply(target.value)}>
        <option value="">{t("none")}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
type Chosen = { applied: string | null; onApply: (id: string) => void };

/** Fills the offer form with one of the company's templates by one press, and keeps what stands in it as another. */
export function TemplateBar({ form, templates, times, begun }: Props) {
  const t = useTranslations("offer.templates");
  const [applied, setApplied] = useState(begun);
  const [open, setOpen] = useState<"save" | "list" | null>(null);
  const title = useId();
  const close = () => setOpen(null);
  function apply(id: string) {
    const template = templates.find((one) => one.id === id);
    setApplied(template ? id : null);
    if (!template) return;
    const until = templateEnd(template, times, Date.now());
    const values = { ...form.getValues(), ...termsOf(template), ...(until === null ? {} : { validUntil: until }) };
    form.reset(values, { keepDefaultValues: true, keepErrors: false });
    toast({ title: t("applied", { name: template.name }) });
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2" aria-labelledby={title} data-templates>
      {templates.length > 0 && (
        <span id={title} className="sign-sm">
          {t("label")}
        </span>
      )}
      <Choice templates={templates} applied={applied} onApply={apply} />
      <Button small variant="ghost" onClick={() => setOpen("save")}>
        {t("save")}
      </Button>
      {templates.length > 0 && (
        <Button small variant="ghost" onClick={() => setOpen("list")}>
          {t("manage")}
        </Button>
      )}
      {open === "save" && (
        <SaveTemplate
          templates={templates}
          values={form.getValues()}
          from={templates.find(({ id }) => id === applied) ?? null}
          onClose={close}
        />
      )}
      {open === "list" && <TemplateList templates={templates} onClose={close} />}
    </fieldset>
  );
}
