"use client";
import { FactList } from "@/components/ui/fact-list";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { PasswordOwner } from "@/components/form/password-owner";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { EmailChangeForm } from "@/lib/features/user/schema/user";
import { api } from "@/lib/http/client";
import { ProfileSection } from "./profile-section";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).emailChangeForm);
const empty = { newEmail: "", currentPassword: "" };
const fieldOf = (path: string) => (path === "email" ? "newEmail" : "currentPassword");

/** The mail address, and the way to another one: it counts once its link was used. */
export function EmailSection({ email, userName }: { email: string; userName: string }) {
  const t = useTranslations("user.email");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver, defaultValues: empty });
  const labels = { newEmail: t("new"), currentPassword: t("password") };
  async function send({ newEmail, currentPassword }: EmailChangeForm) {
    setSentTo(null);
    await api("POST /user/changeemail", { body: { email: newEmail, password: currentPassword } });
    form.reset(empty);
    setSentTo(newEmail);
  }
  return (
    <ProfileSection id="profile-email" title={t("title")} text={t("text")}>
      <FactList>
        <dt>{t("now")}</dt>
        <dd className="break-words">{email}</dd>
      </FactList>
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 mt-4 max-w-md"
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldOf}
      >
        <PasswordOwner name={userName} />
        <TextField name="newEmail" type="email" icon="mail" label={labels.newEmail} autoComplete="off" />
        <PasswordField
          name="currentPassword"
          icon="key-round"
          label={labels.currentPassword}
          autoComplete="current-password"
        />
        {sentTo && (
          <Notice tone="ok" title={t("sent")} live>
            {t("sentText", { email: sentTo })}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t("submit")}
          </Button>
        </div>
      </ApiForm>
    </ProfileSection>
  );
}
