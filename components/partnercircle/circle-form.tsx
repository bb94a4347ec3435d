"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { useKey } from "@/components/form/use-key";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextField } from "@/components/form/text-field";
import { useAction } from "@/components/form/use-action";
import { Notice } from "@/components/ui/notice";
import type { CircleRecord } from "@/lib/features/partnercircle/schema";
import { api } from "@/lib/http/client";
import { CircleCompanies, type CircleValues } from "./circle-companies";

type Props = { circle: CircleRecord | null; onClose: () => void };

/** A list of partners: its name and who belongs to it. */
export function CircleForm({ circle, onClose }: Props) {
  const t = useTranslations("busrequest.circle");
  const common = useTranslations("common");
  const router = useRouter();
  const first = { name: circle?.name ?? "", companies: circle?.companies.map(({ id, name }) => ({ id, name })) ?? [] };
  const form = useForm<CircleValues>({ defaultValues: first, shouldFocusError: false });
  const keyOf = useKey();
  const { run, busy, trouble } = useAction({
    onRefused: ({ fields }) =>
      applyServerErrors(form.setError, fields, (path) => (path === "name" ? path : "companies")),
  });
  async function save({ name, companies }: CircleValues) {
    const body = { name, companies: companies.map(({ id }) => id) };
    const work = () =>
      circle
        ? api("PUT /partnercircle/{id}", { params: { id: circle.id }, body: { ...body, version: circle.version } })
        : api("POST /partnercircle", { body, idempotencyKey: keyOf(body) });
    if (!(await run(work, t("saved", { name: name.trim() })))) return;
    onClose();
    router.refresh();
  }
  function submit(event: FormEvent) {
    // In the tree it stands inside the request's own form, which is not to be sent.
    event.stopPropagation();
    return form.handleSubmit(save)(event);
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        busy={busy}
        onClose={onClose}
        id="partner-circle"
        title={t(circle ? "editTitle" : "newTitle")}
        description={circle ? t("formLead") : t("listLead")}
        save={common("action.save")}
        discard={common("unsaved")}
        isDirty={form.formState.isDirty}
        onSubmit={submit}
      >
        <ErrorSummary labels={{ name: t("name"), companies: t("companies") }} />
        <TextField name="name" label={t("name")} placeholder={t("nameExample")} maxLength={60} autoComplete="off" />
        <CircleCompanies />
        {trouble && <Notice tone="bad">{trouble}</Notice>}
      </FormDialog>
    </FormProvider>
  );
}
