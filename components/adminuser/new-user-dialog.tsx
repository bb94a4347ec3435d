"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { FormBody } from "@/components/form/form-body";
import { fieldwise } from "@/components/form/fieldwise";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import {
  adminNewUserForm,
  type AdminNewUserForm,
  newUserFields,
  newUserOf,
} from "@/lib/features/user/schema/admin-form";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { AccountFields } from "./account-fields";
import "@/sheets/admin-lists.css";

const blank = {
  email: "",
  firstname: "",
  lastname: "",
  role: "user",
  company: "",
  companyName: "",
  owner: false,
} as const;
const valuesOf = ({ company, companyName, phone: _phone, ...user }: AdminUserRecord): AdminNewUserForm => ({
  ...user,
  company: company ?? "",
  companyName: companyName ?? "",
});
const kind = { valuesOf, ...fieldwise<AdminNewUserForm, (typeof newUserFields)[number]>(newUserFields) };
const resolver = zodResolver(adminNewUserForm);

type Props = { lng: Language; onClose: () => void; onSaved: () => Promise<void> };

/** A new account: its person is invited by mail and chooses the password. */
export function NewUserDialog({ lng, onClose, onSaved }: Props) {
  const t = useTranslations("adminuser");
  const { form, isDirty, busy, submit } = useVersionedForm({
    record: null as AdminUserRecord | null,
    values: { ...blank, language: lng },
    kind,
    resolver,
    load: async () => undefined,
    save: async (values) => (await api("POST /admin/users", { body: newUserOf(values) })).first,
    saved: ({ firstname, lastname, email }) => t("done.created", { name: `${firstname} ${lastname}`, email }),
    onDone: () => {
      onClose();
      return onSaved();
    },
  });
  const labels = Object.fromEntries(newUserFields.map((name) => [name, t(`field.${name}`)]));
  const close = () => {
    if (!isDirty || window.confirm(t("form.discard"))) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t("form.newTitle")} description={t("form.newText")}>
      <FormBody form={form} labels={labels} onSubmit={submit} className="grid grid-cols-1 content-start gap-4 pt-4">
        <AccountFields invited />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="pri" busy={busy}>
            {t("form.create")}
          </Button>
          <Button onClick={close}>{t("form.cancel")}</Button>
        </div>
      </FormBody>
    </Dialog>
  );
}
