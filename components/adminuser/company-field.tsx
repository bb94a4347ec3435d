"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FoundList } from "@/components/admin/found-list";
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
  const id = useId();
  const { setValue } = useFormContext<AdminUserForm>();
  const [company, name] = useWatch<AdminUserForm, ["company", "companyName"]>({ name: ["company", "companyName"] });
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const settle = (next: Pick<Found, "id" | "name">) => {
    setValue("company", next.id, { shouldDirty: true });
    setValue("companyName", next.name);
    if (next.id === "") setValue("owner", false, { shouldDirty: true });
    setTyped("");
  };
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div className="field">
        <label htmlFor={id}>{t("company")}</label>
        <span className="flex flex-wrap items-center gap-2">
          <b>{company ? name : t("none")}</b>
          {company && (
            <Button small variant="ghost" onClick={() => settle({ id: "", name: "" })}>
              {t("unassign")}
            </Button>
          )}
        </span>
        <span className="input-box">
          <input
            id={id}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t("companySearch")}
            autoComplete="off"
            maxLength={120}
          />
        </span>
      </div>
      <FoundList
        text={text}
        none={t("noCompany")}
        onPick={settle}
        queryKey="company"
        find={findCompanies}
        nameOf={({ name, companyType }: Found) => `${name}, ${kind(companyType as "driver")}`}
      />
    </div>
  );
}
