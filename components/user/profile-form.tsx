"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Switch } from "@/components/form/check-field";
import { checkLater } from "@/components/form/check-later";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { fieldwise } from "@/components/form/fieldwise";
import { FormBody } from "@/components/form/form-body";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { fetchCurrentUser, setCurrentUser } from "@/lib/features/user/client";
import type { ProfileForm as Values, UserRecord } from "@/lib/features/user/schema/user";
import { api } from "@/lib/http/client";
import { languages } from "@/lib/i18n/routing";

const valuesOf = ({ firstname, lastname, userName, phone, language, singleKeys }: UserRecord): Values => ({
  firstname,
  lastname,
  userName,
  phone: phone ?? "",
  language,
  singleKeys,
});

type Props = { user: UserRecord };

const names = ["firstname", "lastname", "userName", "phone", "language", "singleKeys"] as const;
const kind = { valuesOf, ...fieldwise<Values, keyof Values>(names) };
const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).profileForm);

/** One's own data. */
export function ProfileForm({ user }: Props) {
  const t = useTranslations("user");
  const router = useRouter();
  const held = useVersionedForm({
    record: user,
    kind,
    resolver,
    load: async () => (await fetchCurrentUser()) ?? undefined,
    save: async (values, base) => {
      return (await api("PUT /user", { body: { ...values, version: base?.version ?? 0 } })).first;
    },
    saved: () => t("profile.saved"),
    onDone: (stored) => {
      setCurrentUser(stored);
      router.refresh();
    },
  });
  const { form, busy, submit } = held;
  const choices = languages.map((value) => ({ value, label: t(`language.${value}`) }));
  const labels = Object.fromEntries(names.map((name) => [name, t(`profile.${name}`)])) as Record<keyof Values, string>;
  const shown = (values: Values, name: keyof Values) => {
    if (name === "singleKeys") return t(values.singleKeys ? "profile.on" : "profile.off");
    return name === "language" ? t(`language.${values.language}`) : values[name];
  };

  return (
    <section className="card" aria-labelledby="profile-data">
      <h2 id="profile-data" className="text-xl">
        {t("profile.data")}
      </h2>
      <FormBody form={form} labels={labels} onSubmit={submit} className="grid grid-cols-1 content-start gap-4 mt-4">
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
          <TextField name="phone" type="tel" icon="phone" label={labels.phone} optional autoComplete="tel" />
          <SelectField name="language" label={labels.language} choices={choices} />
        </div>
        <div id="keys">
          <Switch name="singleKeys" label={labels.singleKeys} />
          <p className="text-xs text-ink-3">{t("profile.singleKeysHint")}</p>
        </div>
        <div>
          <Button type="submit" variant="pri" busy={busy}>
            {t("profile.save")}
          </Button>
        </div>
      </FormBody>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </section>
  );
}
