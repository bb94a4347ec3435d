"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { findCompanies } from "@/lib/features/company/client";
import type { AdminUserForm } from "@/lib/features/user/schema/adminForm";

type Found = { id: string; name: string; companyType: string };

function Results({ text, onPick }: { text: string; onPick: (company: Found) => void }) {
  const t = useTranslations("adminuser");
  const { data, isFetching } = useQuery({
    queryKey: ["company", "find", text],
    queryFn: ({ signal }) => findCompanies(text, signal),
    enabled: text.length >= 2,
  });
  if (text.length < 2) return null;
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {data?.length === 0 && <p className="cap">{t("form.noCompany")}</p>}
      <ul className="stack sm">
        {data?.map((company) => (
          <li key={company.id}>
            <Button small onClick={() => onPick(company)}>
              {company.name}, {t(`companyType.${company.companyType as "driver"}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The company that an account belongs to: taken away, or another found by name. */
export function CompanyField() {
  const t = useTranslations("adminuser.form");
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
    <div className="stack sm">
      <div className="field">
        <label htmlFor={id}>{t("company")}</label>
        <span className="row tight">
          <b>{company ? name : t("none")}</b>
          {company && (
            <Button small variant="ghost" onClick={() => settle({ id: "", name: "" })}>
              {t("unassign")}
            </Button>
          )}
        </span>
        <span className="inp">
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
      <Results text={text} onPick={settle} />
    </div>
  );
}
