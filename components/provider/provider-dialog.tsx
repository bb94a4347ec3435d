"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ApiForm } from "@/components/auth/api-form";
import { ConflictChoice, conflictRows } from "@/components/form/conflict-choice";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { changeCompany, loadCompany } from "@/lib/features/company/client";
import type { CompanyDraft, CompanyRecord, companyInput } from "@/lib/features/company/schema";
import { type ApiError, api } from "@/lib/http/client";
import { ProviderFields } from "./provider-fields";
import {
  conflictsOf,
  draftOf,
  fieldNames,
  fieldOf,
  mergeValues,
  type ProviderValues,
  resolverOf,
  valuesOf,
} from "./values";

/** `company`: null adds one. */
type Props = { company: CompanyRecord | null; onClose: () => void; onSaved: (id: string) => Promise<void> };

const addCompany = async (draft: CompanyDraft) =>
  // What a new company needs the resolver has checked.
  (await api("POST /company", { body: draft as z.input<typeof companyInput> })).first;

/** The form with the version that it began with; of two who save at once the second decides field by field. */
function useProviderForm({ company, onClose, onSaved }: Props) {
  const t = useTranslations("provider.done");
  const words = useTranslations("form.conflict");
  const base = useRef(company);
  const formRef = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState<CompanyRecord | null>(null);
  const [resolver] = useState(() => resolverOf(() => base.current));
  const form = useForm<ProviderValues>({ resolver, defaultValues: valuesOf(company) });
  async function save(values: ProviderValues) {
    const draft = draftOf(values, base.current);
    const saved = await (base.current ? changeCompany(base.current.id, draft) : addCompany(draft));
    toast({ title: t(base.current ? "saved" : "added", { name: saved.name }) });
    onClose();
    await onSaved(saved.id);
  }
  async function onRefused(error: ApiError) {
    if (!base.current || error.code !== "Conflict" || error.fields.length > 0) return false;
    setStored(await loadCompany(base.current.id));
    return true;
  }
  /** Saves their version with the named fields of mine; with none of mine it is saved already. */
  async function settle(names: string[]) {
    if (!stored) return;
    form.reset(mergeValues({ mine: form.getValues(), theirs: valuesOf(stored) }, names), { keepDefaultValues: true });
    base.current = stored;
    setStored(null);
    if (names.length > 0) return formRef.current?.requestSubmit();
    toast({ title: words("taken") });
    onClose();
    await onSaved(stored.id);
  }
  return { form, formRef, base, stored, save, onRefused, settle, later: () => setStored(null) };
}

function useShown() {
  const types = useTranslations("busrequest.companyTypes");
  return (values: ProviderValues, name: keyof ProviderValues) => {
    if (name === "companyType") return types(values.companyType as "driver");
    if (name !== "place") return values[name];
    const { street, number, postal_code, city, country } = values.place.address_fields;
    return [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim(), country].filter(Boolean).join(", ");
  };
}

/** The provider modal: adds a passive provider, or changes a company. */
export function ProviderDialog(props: Props) {
  const { company, onClose } = props;
  const t = useTranslations("provider");
  const shown = useShown();
  const { form, formRef, base, stored, save, onRefused, settle, later } = useProviderForm(props);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`field.${name}`)]));
  const close = () => {
    if (!isDirty || window.confirm(t("form.discard"))) onClose();
  };
  const versions = stored && { base: valuesOf(base.current), mine: form.getValues(), theirs: valuesOf(stored) };
  const label = (name: keyof ProviderValues) => labels[name] ?? name;
  const rows = versions ? conflictRows(conflictsOf(versions), versions, { label, shown }) : [];
  const title = company ? t("form.title", { name: company.name }) : t("form.addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title} wide>
        <ApiForm
          {...{ form, formRef, labels, fieldOf, onRefused }}
          send={save}
          className="grid grid-cols-1 content-start gap-4 pt-4"
        >
          <ProviderFields />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="pri" busy={isSubmitting}>
              {t(company ? "form.save" : "form.add")}
            </Button>
            <Button onClick={close}>{t("form.cancel")}</Button>
          </div>
        </ApiForm>
      </Dialog>
      {stored && (
        <ConflictChoice rows={rows} busy={isSubmitting} onSave={(names) => void settle(names)} onClose={later} />
      )}
    </>
  );
}
