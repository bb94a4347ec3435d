"use client";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { changeCompany, fetchCompany } from "@/lib/features/company/client";
import type { CompanyDraft, CompanyRecord, companyInput } from "@/lib/features/company/schema";
import { addressLine } from "@/lib/features/place/rules";
import { api } from "@/lib/http/client";
import { ProviderFields } from "./provider-fields";
import { draftOf, fieldNames, fields, type ProviderValues, resolver, toField, valuesOf } from "./values";
import "@/sheets/admin-lists.css";

/** `company`: null adds one. */
type Props = { company: CompanyRecord | null; onClose: () => void; onSaved: (id: string) => Promise<void> };

const addCompany = async (draft: CompanyDraft) =>
  // What a new company needs the resolver has checked.
  (await api("POST /company", { body: draft as z.input<typeof companyInput> })).first;

const kind = { valuesOf, ...fields };

function useShown() {
  const types = useTranslations("busrequest.companyTypes");
  return (values: ProviderValues, name: keyof ProviderValues) => {
    if (name === "companyType") return types(values.companyType as "driver");
    return name === "place" ? addressLine(values.place.address_fields) : values[name];
  };
}

/** The provider modal: adds a passive provider, or changes a company. */
export function ProviderDialog({ company, onClose, onSaved }: Props) {
  const t = useTranslations("provider");
  const shown = useShown();
  const held = useVersionedForm({
    record: company,
    values: valuesOf(company),
    kind,
    resolver,
    toField,
    load: ({ id }) => fetchCompany(id),
    save: (values, base) => {
      const draft = draftOf(values, base);
      return base ? changeCompany(base, draft) : addCompany(draft);
    },
    saved: ({ name }, base) => t(base ? "done.saved" : "done.added", { name }),
    onDone: ({ id }) => {
      onClose();
      return onSaved(id);
    },
  });
  const { form, isDirty, busy, submit } = held;
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`field.${name}`)]));
  const close = () => {
    if (!isDirty || window.confirm(t("form.discard"))) onClose();
  };
  const title = company ? t("form.title", { name: company.name }) : t("form.addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title} wide>
        <FormBody form={form} labels={labels} onSubmit={submit} className="grid grid-cols-1 content-start gap-4 pt-4">
          <ProviderFields />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="pri" busy={busy}>
              {t(company ? "form.save" : "form.add")}
            </Button>
            <Button onClick={close}>{t("form.cancel")}</Button>
          </div>
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </>
  );
}
