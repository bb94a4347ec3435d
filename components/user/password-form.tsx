"use client";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { PasswordChecks } from "@/components/auth/password-checks";
import { checkLater } from "@/components/form/check-later";
import { PasswordOwner } from "@/components/form/password-owner";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { PasswordChange } from "@/lib/features/user/schema/user";
import { api } from "@/lib/http/client";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).passwordChange);
const empty = { oldpassword: "", newpassword: "" };

export function PasswordForm({ id, userName }: { id: string; userName: string }) {
  const t = useTranslations("user.profile");
  const form = useForm({ resolver, defaultValues: empty });
  const labels = { oldpassword: t("oldPassword"), newpassword: t("newPassword") };
  async function send(values: PasswordChange) {
    await api("PUT /user/{id}/changepassword", { params: { id }, body: values });
    form.reset(empty);
    toast({ title: t("changed"), description: t("changedText") });
  }
  return (
    <section className="card" aria-labelledby="profile-password">
      <h2 id="profile-password" className="text-xl">
        {t("password")}
      </h2>
      <p className="text-ink-2">{t("passwordText")}</p>
      <ApiForm className="grid grid-cols-1 content-start gap-4 mt-4 max-w-md" form={form} send={send} labels={labels}>
        <PasswordOwner name={userName} />
        <PasswordField name="oldpassword" icon="key-round" label={labels.oldpassword} autoComplete="current-password" />
        <div>
          <PasswordField name="newpassword" icon="key-round" label={labels.newpassword} autoComplete="new-password" />
          <PasswordChecks name="newpassword" />
        </div>
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t("change")}
          </Button>
        </div>
      </ApiForm>
    </section>
  );
}
