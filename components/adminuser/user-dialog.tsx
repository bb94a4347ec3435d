"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { ConflictChoice, conflictRows } from "@/components/form/conflict-choice";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import {
  type AdminUserForm,
  adminUserForm,
  changeOfForm,
  type FormField,
  formOf,
} from "@/lib/features/user/schema/admin-form";
import { type ApiError, api } from "@/lib/http/client";
import { conflictsOf, mergeForms } from "./conflicts";
import { UserFields } from "./user-form";

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

/** The form with the version that it began with; of two who save at once the second decides field by field. */
function useUserForm({ user, onClose, onSaved }: Omit<Props, "own">) {
  const t = useTranslations("adminuser");
  const words = useTranslations("form.conflict");
  const base = useRef(user);
  const formRef = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState<AdminUserRecord | null>(null);
  const form = useForm<AdminUserForm>({ resolver: zodResolver(adminUserForm), defaultValues: formOf(user) });
  async function save(values: AdminUserForm) {
    const { version } = base.current;
    const body = { ...changeOfForm(values), version };
    const { first: saved } = await api("PUT /admin/users/{id}", { params: { id: user.id }, body });
    toast({ title: t("done.saved", { name: `${saved.firstname} ${saved.lastname}` }) });
    onClose();
    await onSaved();
  }
  async function onRefused(error: ApiError) {
    if (error.code !== "Conflict" || error.fields.length > 0) return false;
    setStored((await api("GET /admin/users/{id}", { params: { id: user.id } })).first);
    return true;
  }
  /** Saves their version with the named fields of mine; with none of mine it is saved already. */
  async function settle(names: string[]) {
    if (!stored) return;
    form.reset(mergeForms({ mine: form.getValues(), theirs: formOf(stored) }, names), { keepDefaultValues: true });
    base.current = stored;
    setStored(null);
    if (names.length > 0) return formRef.current?.requestSubmit();
    toast({ title: words("taken") });
    onClose();
    await onSaved();
  }
  return { form, formRef, base, stored, save, onRefused, settle, later: () => setStored(null) };
}

/** The user modal: names, role, company. */
export function UserDialog(props: Props) {
  const { user, own, onClose } = props;
  const t = useTranslations("adminuser");
  const shown = useShown();
  const { form, formRef, base, stored, save, onRefused, settle, later } = useUserForm(props);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);
  const fields = ["firstname", "lastname", "userName", "phone", "language", "role", "company", "owner"] as const;
  const labels = Object.fromEntries(fields.map((name) => [name, t(`field.${name}`)]));
  const close = () => {
    if (!isDirty || window.confirm(t("form.discard"))) onClose();
  };
  const versions = stored && { base: formOf(base.current), mine: form.getValues(), theirs: formOf(stored) };
  const label = (name: FormField) => labels[name] ?? name;
  const rows = versions ? conflictRows(conflictsOf(versions), versions, { label, shown }) : [];
  const title = t("form.title", { name: `${user.firstname} ${user.lastname}` });
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title} description={user.email}>
        <ApiForm
          {...{ form, formRef, labels, onRefused }}
          send={save}
          className="grid grid-cols-1 content-start gap-4 pt-4"
        >
          <UserFields own={own} />
          <p className="text-xs text-ink-3">{t("form.ends")}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="pri" busy={isSubmitting}>
              {t("form.save")}
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
