"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { useForm, useWatch } from "react-hook-form";
import { useKey } from "@/components/form/use-key";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextField } from "@/components/form/text-field";
import { useAction } from "@/components/form/use-action";
import { Notice } from "@/components/ui/notice";
import { type TemplateKind, templateKinds, validChoices } from "@/lib/features/offertemplate/rules";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import { api } from "@/lib/http/client";
import { keptOf } from "./template-values";
import type { OfferValues } from "./values";

type Props = {
  templates: readonly TemplateRecord[];
  /** Of the offer form, as it stands. */
  values: OfferValues;
  /** The one that the form was filled with. */
  from: TemplateRecord | null;
  onClose: () => void;
};
type Named = { name: string; defaultFor: string; validMinutes: string };

const alike = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Fifteen minutes, two hours, a week: so long an offer stands. */
function useSpan() {
  const t = useTranslations("offer.templates");
  return (minutes: number) => {
    if (minutes < 60) return t("validMinutes", { count: minutes });
    return minutes < 1_440 ? t("validHours", { count: minutes / 60 }) : t("validDays", { count: minutes / 1_440 });
  };
}

function Fields({ replaces }: { replaces: boolean }) {
  const t = useTranslations("offer.templates");
  const spanOf = useSpan();
  return (
    <>
      <ErrorSummary labels={{ name: t("name") }} />
      <TextField name="name" label={t("name")} placeholder={t("nameExample")} maxLength={60} autoComplete="off" />
      {replaces && <Notice live>{t("overwrite")}</Notice>}
      <div className="grid grid-cols-1 content-start gap-4 md:grid-cols-2">
        <SelectField
          name="validMinutes"
          label={t("valid")}
          placeholder={t("validUsual")}
          choices={validChoices.map((minutes) => ({ value: String(minutes), label: spanOf(minutes) }))}
        />
        <SelectField
          name="defaultFor"
          label={t("defaultFor")}
          placeholder={t("defaultNone")}
          choices={templateKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </div>
    </>
  );
}

/** Keeps what the form says under a name; one that there is already is replaced by it. */
export function SaveTemplate({ templates, values, from, onClose }: Props) {
  const t = useTranslations("offer.templates");
  const common = useTranslations("common");
  const router = useRouter();
  const first = {
    name: from?.name ?? "",
    defaultFor: from?.defaultFor ?? "",
    validMinutes: from?.validMinutes ? String(from.validMinutes) : "",
  };
  const form = useForm<Named>({ defaultValues: first, shouldFocusError: false });
  const typed = useWatch({ control: form.control, name: "name" });
  const same = templates.find(({ name }) => alike(name, typed));
  const keyOf = useKey();
  const { run, busy, trouble } = useAction({
    onRefused: ({ fields }) => applyServerErrors(form.setError, fields, (path) => (path === "name" ? path : "root")),
  });
  async function save({ name, defaultFor, validMinutes }: Named) {
    const kind = (defaultFor || null) as TemplateKind | null;
    const minutes = validMinutes === "" ? null : Number(validMinutes);
    const body = { ...keptOf(values), name, defaultFor: kind, validMinutes: minutes };
    const work = () =>
      same
        ? api("PUT /offertemplate/{id}", { params: { id: same.id }, body: { ...body, version: same.version } })
        : api("POST /offertemplate", { body, idempotencyKey: keyOf(body) });
    if (!(await run(work, t("saved", { name: name.trim() })))) return;
    onClose();
    router.refresh();
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        busy={busy}
        onClose={onClose}
        id="save-template"
        title={t("saveTitle")}
        description={t("saveLead")}
        save={same ? t("replace") : common("action.save")}
        discard={common("unsaved")}
        isDirty={form.formState.isDirty}
        onSubmit={form.handleSubmit(save)}
      >
        <Fields replaces={same !== undefined} />
        {trouble && <Notice tone="bad">{trouble}</Notice>}
      </FormDialog>
    </FormProvider>
  );
}
