"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "@/components/ui/toast-store";
import { changeCompany, loadCompany } from "@/lib/features/company/client";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { ApiError } from "@/lib/http/client";
import { conflictsOf, mergeValues } from "./merge";
import { changeOf, fieldOf, isChanged, type ProfileValues, valuesOf } from "./values";

export function focusFirst() {
  // After the messages are drawn.
  setTimeout(() =>
    document.querySelector<HTMLElement>(".cpe [aria-invalid=true], .cpe .field-invalid :is(input, button)")?.focus(),
  );
}

type Query = {
  form: UseFormReturn<ProfileValues>;
  /** The stored record that the form is compared with. */
  base: RefObject<CompanyRecord>;
  onSaved: (record: CompanyRecord, values: ProfileValues) => void;
  onConflict: (stored: CompanyRecord) => void;
};

/** Sends what differs; whatever fails, what was typed stays. */
export function useSave({ form, base, onSaved, onConflict }: Query) {
  const t = useTranslations("companyprofile");
  const router = useRouter();

  function complain(error: ApiError) {
    const description = error.status === 0 ? t("network") : `${t("failedText")} ${error.errordesc}`;
    toast({ title: t("failed"), description, variant: "destructive" });
  }
  async function refuse(error: ApiError) {
    if (error.code === "Conflict") {
      const now = await loadCompany(base.current.id).catch(() => null);
      if (now && now.version !== base.current.version) return onConflict(now);
    }
    if (error.fields.length === 0) return complain(error);
    for (const { path, message } of error.fields) {
      form.setError((fieldOf(path) || "root") as "root", { type: "server", message });
    }
    focusFirst();
  }
  return async (typed: ProfileValues) => {
    const change = changeOf(typed, base.current);
    if (!isChanged(change)) return toast({ title: t("unchanged") });
    try {
      const next = await changeCompany(base.current.id, change);
      const [mine, theirs] = [form.getValues(), valuesOf(next)];
      // What was typed while it was being saved stays.
      const typing = conflictsOf({ base: typed, mine, theirs }).filter(({ side }) => side === "mine");
      const names = typing.map(({ name }) => name);
      onSaved(next, mergeValues({ mine, theirs }, names));
      toast({ title: t("saved"), description: t("savedText") });
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refuse(error);
    }
  };
}
