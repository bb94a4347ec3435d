"use client";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";

/** RegisterAdvertiser, RegisterBuspartner: the person. */
export function AccountStep() {
  const t = useTranslations("auth.register");
  const handle = { autoCapitalize: "none", spellCheck: false, autoComplete: "username" } as const;
  return (
    <div className="grid grid-cols-2 gap-y-4 gap-x-4 max-md:grid-cols-1">
      <TextField name="firstname" label={t("firstname")} autoComplete="given-name" />
      <TextField name="lastname" label={t("lastname")} autoComplete="family-name" />
      <TextField
        name="email"
        className="col-span-full"
        type="email"
        icon="mail"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
      />
      <TextField name="phone" type="tel" icon="phone" label={t("phone")} optional autoComplete="tel" />
      <TextField name="userName" label={t("userName")} hint={t("userNameHint")} optional {...handle} />
    </div>
  );
}
