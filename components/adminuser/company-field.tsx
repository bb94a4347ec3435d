"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FindField } from "@/components/admin/find-field";
import { Button } from "@/components/ui/button";
import type { AdminUserForm } from "@/lib/features/user/schema/admin-form";
import { api } from "@/lib/http/client";

/** Companies by a part of their name, ten at most. */
const findCompanies = async (name: string, signal?: AbortSignal) =>
  (await api("GET /company", { query: { take: 10, filter: { a: { name } } }, signal })).entity;

type Found = { id: string; name: string; companyType: string };

/** The company that an account belongs to: taken away, or another found by name. */
export function CompanyField() {
  const t = useTranslations("adminuser.form");
  const kind = useTranslations("adminuser.companyType");
  const { setValue } = useFormContext<AdminUserForm>();
  const [company, name] = useWatch<AdminUserForm, ["company", "companyName"]>({ name: ["company", "companyName"] });
  const settle = (next: Pick<Found, "id" | "name">) => {
    setValue("company", next.id, { shouldDirty: true });
    setValue("companyName", next.name);
    if (next.id === "") setValue("owner", false, { shouldDirty: true });
  };
  return (
    <FindField
      label={t("company")}
      placeholder={t("companySearch")}
      none={t("noCompany")}
      onPick={settle}
      queryKey="company"
      find={findCompanies}
      nameOf={({ name, companyType }: Found) => `${name}, ${kind(companyType as "driver")}`}
    >
      <span className="flex flex-wrap items-center gap-2">
        <b>{company ? name : t("none")}</b>
        {company && (
          <Button small variant="ghost" onClick={() => settle({ id: "", name: "" })}>
            {t("unassign")}
          </Button>
        )}
      </span>
    </FindField>
  );
}
