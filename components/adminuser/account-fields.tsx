"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Switch } from "@/components/form/check-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { AdminUserForm } from "@/lib/features/user/schema/admin-form";
import { roles } from "@/lib/features/user/rules/account";
import { languages } from "@/lib/i18n/routing";
import { CompanyField } from "./company-field";

/** The fields of an account; one's own role is nobody's to take, and who is `invited` sets the rest. */
export function AccountFields({ own, invited }: { own?: boolean; invited?: boolean }) {
  const t = useTranslations("adminuser");
  const company = useWatch<AdminUserForm, "company">({ name: "company" });
  const choices = <T extends string>(values: readonly T[], word: (value: T) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {invited && (
          <TextField
            name="email"
            label={t("field.email")}
            type="email"
            autoComplete="off"
            spellCheck={false}
            className="col-span-full"
          />
        )}
        <TextField name="firstname" label={t("field.firstname")} autoComplete="off" />
        <TextField name="lastname" label={t("field.lastname")} autoComplete="off" />
        {!invited && (
          <>
            <TextField name="userName" label={t("field.userName")} autoComplete="off" spellCheck={false} />
            <TextField name="phone" label={t("field.phone")} type="tel" autoComplete="off" optional />
          </>
        )}
        <SelectField
          name="language"
          label={t("field.language")}
          choices={choices(languages, (value) => t(`language.${value}`))}
        />
        {own ? (
          <p className="text-xs text-ink-3 self-end">{t("form.ownRole")}</p>
        ) : (
          <SelectField name="role" label={t("field.role")} choices={choices(roles, (value) => t(`role.${value}`))} />
        )}
      </div>
      <CompanyField />
      {company && <Switch name="owner" label={t("form.owner")} />}
    </>
  );
}
