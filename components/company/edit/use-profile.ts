"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import type { Resolver } from "react-hook-form";
import { resolverLater } from "@/components/form/check-later";
import { resolved } from "@/components/form/resolved";
import { type Base, useVersionedForm } from "@/components/form/use-versioned-form";
import { toast } from "@/components/ui/toast-store";
import type { FieldError } from "@/lib/errors";
import { changeCompany, fetchCompany } from "@/lib/features/company/client";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { fieldErrors } from "@/lib/http/validation";
import { fields } from "./merge";
import { changeOf, fieldOf, type ProfileValues, valuesOf } from "./values";

const kind = { valuesOf, ...fields };
const toField = ({ path, message }: FieldError) => ({ path: fieldOf(path), message });
const change = (values: ProfileValues, base: CompanyRecord | null) => (base ? changeOf(values, base) : {});

/** Checks what would be sent: a field that was never touched may be as it is stored. */
const resolver = resolverLater(async () => {
  const { companyChange } = await import("@/lib/features/company/schema");
  return (): Resolver<ProfileValues, Base<CompanyRecord>> => async (values, base) => {
    const checked = companyChange.safeParse(change(values, base?.current ?? null), { reportInput: true });
    return resolved(values, checked.success ? [] : fieldErrors(checked.error.issues).map(toField));
  };
})();

/** The form of a company's whole profile: only what differs is sent. */
export function useProfile(record: CompanyRecord) {
  const t = useTranslations("companyprofile");
  const router = useRouter();
  const held = useVersionedForm({
    record,
    kind,
    resolver,
    toField,
    onDone: router.refresh,
    load: ({ id }) => fetchCompany(id),
    save: (values, base) => changeCompany(base ?? record, change(values, base)),
    saved: () => ({ title: t("saved"), description: t("savedText") }),
  });
  const submit = (event: FormEvent) => {
    if (held.isDirty) return held.submit(event);
    event.preventDefault();
    toast({ title: t("unchanged") });
  };
  return { ...held, submit };
}
export type Profile = ReturnType<typeof useProfile>;
