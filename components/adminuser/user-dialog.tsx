"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import {
  adminUserForm,
  type AdminUserForm,
  changeOfForm,
  type FormField,
  formFields,
  formOf,
} from "@/lib/features/user/schema/admin-form";
import { api } from "@/lib/http/client";
import { AccountFields } from "./account-fields";
import { userFields } from "./conflicts";

type Props = { user: AdminUserRecord; own: boolean; onClose: () => void; onSaved: () => Promise<void> };

function useShown() {
  const t = useTranslations("adminuser");
  return (values: AdminUserForm, name: FormField) => {
    if (name === "company") return values.companyName;
    if (name === "owner") return t(values.owner ? "yes" : "no");
    if (name === "role") return t(`role.${values.role}`);
    return name === "language" ? t(`language.${values.language}`) : values[name];
  };
}

const kind = { valuesOf: formOf, ...userFields };
const resolver = zodResolver(adminUserForm);

/** The user modal: names, role, company. */
export function UserDialog({ user, own, onClose, onSaved }: Props) {
  const t = useTranslations("adminuser");
  const shown = useShown();
  const params = { id: user.id };
  const held = useVersionedForm({
    record: user,
    kind,
    resolver,
    load: async () => (await api("GET /admin/users/{id}", { params })).first,
    save: async (values, base) => {
      const body = { ...changeOfForm(values), version: base?.version ?? 0 };
      return (await api("PUT /admin/users/{id}", { params, body })).first;
    },
    saved: ({ firstname, lastname }) => t("done.saved", { name: `${firstname} ${lastname}` }),
    onDone: () => {
      onClose();
      return onSaved();
    },
  });
  const { form, isDirty, busy, submit } = held;
  const labels = Object.fromEntries(formFields.map((name) => [name, t(`field.${name}`)]));
  const close = () => {
    if (!isDirty || window.confirm(t("form.discard"))) onClose();
  };
  const title = t("form.title", { name: `${user.firstname} ${user.lastname}` });
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title} description={user.email}>
        <FormBody form={form} labels={labels} onSubmit={submit} className="grid grid-cols-1 content-start gap-4 pt-4">
          <AccountFields own={own} />
          <p className="text-xs text-ink-3">{t("form.ends")}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="pri" busy={busy}>
              {t("form.save")}
            </Button>
            <Button onClick={close}>{t("form.cancel")}</Button>
          </div>
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </>
  );
}
