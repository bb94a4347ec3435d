"use client";
import { FactList } from "@/components/ui/fact-list";
import { zodResolver } from "@hookform/resolvers/zod";
import { Phone } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { Switch } from "@/components/form/check-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { loadCurrentUser, setCurrentUser } from "@/lib/features/user/client";
import { profileForm, type ProfileForm as Values, type UserRecord } from "@/lib/features/user/schema/user";
import { type ApiError, api } from "@/lib/http/client";
import { languages } from "@/lib/i18n/routing";
import { StaleNotice } from "./stale-notice";

const valuesOf = ({ firstname, lastname, userName, phone, language, singleKeys }: UserRecord): Values => ({
  firstname,
  lastname,
  userName,
  phone: phone ?? "",
  language,
  singleKeys,
});

type Props = { user: UserRecord; companyName: string | null };

/** One's own data. Two browsers that save at once: the second keeps what was typed and sees what the first saved. */
export function ProfileForm({ user, companyName }: Props) {
  const t = useTranslations("user");
  const router = useRouter();
  const [version, setVersion] = useState(user.version);
  const [newer, setNewer] = useState<UserRecord | null>(null);
  const form = useForm({ resolver: zodResolver(profileForm), defaultValues: valuesOf(user) });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);
  const choices = languages.map((value) => ({ value, label: t(`language.${value}`) }));
  const labels = {
    firstname: t("profile.firstname"),
    lastname: t("profile.lastname"),
    userName: t("profile.userName"),
    phone: t("profile.phone"),
    language: t("profile.language"),
    singleKeys: t("profile.singleKeys"),
  };

  async function send(values: Values) {
    const { first } = await api("PUT /user", { body: { ...values, version } });
    setVersion(first.version);
    setNewer(null);
    form.reset(valuesOf(first));
    setCurrentUser(first);
    toast({ title: t("profile.saved") });
    router.refresh();
  }
  async function onRefused(error: ApiError) {
    if (error.code !== "Conflict" || error.fields.length > 0) return false;
    const stored = await loadCurrentUser();
    if (!stored) return false;
    setNewer(stored);
    setVersion(stored.version);
    return true;
  }

  return (
    <section className="card" aria-labelledby="profile-data">
      <h2 id="profile-data" className="text-xl/[1.4]">
        {t("profile.data")}
      </h2>
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 mt-4"
        form={form}
        send={send}
        labels={labels}
        onRefused={onRefused}
      >
        {newer && <StaleNotice stored={valuesOf(newer)} labels={labels} />}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="firstname" label={labels.firstname} autoComplete="given-name" />
          <TextField name="lastname" label={labels.lastname} autoComplete="family-name" />
          <TextField
            name="userName"
            label={labels.userName}
            hint={t("profile.userNameHint")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="phone" type="tel" icon={Phone} label={labels.phone} optional autoComplete="tel" />
          <SelectField name="language" label={labels.language} choices={choices} />
        </div>
        <div id="keys">
          <Switch name="singleKeys" label={labels.singleKeys} />
          <p className="text-xs text-ink-3">{t("profile.singleKeysHint")}</p>
        </div>
        {companyName && (
          <FactList>
            <dt>{t("profile.company")}</dt>
            <dd>{companyName}</dd>
          </FactList>
        )}
        <div>
          <Button type="submit" variant="pri" busy={isSubmitting}>
            {newer ? t("profile.overwrite") : t("profile.save")}
          </Button>
        </div>
      </ApiForm>
    </section>
  );
}
