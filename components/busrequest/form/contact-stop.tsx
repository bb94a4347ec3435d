"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { Mail, Phone, UserRound } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { CheckField } from "@/components/form/check-field";
import { TextArea, TextField } from "@/components/form/text-field";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { Receiver, RequestValues } from "./values";

function PhoneField({ first }: { first: boolean }) {
  const t = useTranslations("busrequest.form");
  return (
    <TextField
      name="phone"
      type="tel"
      autoComplete="tel"
      label={t(first ? "phoneFirst" : "phone")}
      optional={!first}
      icon={Phone}
      maxLength={40}
      placeholder={t("phoneExample")}
    />
  );
}

function Consent({ receiver }: { receiver: Receiver | null }) {
  const t = useTranslations("busrequest.form");
  const lng = useLocale();
  const mode = useWatch<RequestValues, "mode">({ name: "mode" });
  const link = (text: React.ReactNode) => (
    <Link href={`/${lng}/privacypolicy`} target="_blank" prefetch={false}>
      {text}
    </Link>
  );
  const label =
    receiver && mode === "individual"
      ? t.rich("consentOne", { company: receiver.name, link })
      : t.rich("consent", { link });
  return <CheckField name="consent" label={label} className="col-span-full!" />;
}

type Props = { kind: Kind; receiver: Receiver | null; needsConsent: boolean; trade: boolean; fixedEmail: boolean };

/** Third stop: who asks, and how to reach that person. */
export function ContactStop({ kind, receiver, needsConsent, trade, fixedEmail }: Props) {
  const t = useTranslations("busrequest.form");
  const { phoneFirst } = kindFields[kind];
  return (
    <div className={fieldGrid}>
      {phoneFirst && <PhoneField first />}
      <TextField
        name="companyName"
        label={t(trade ? "nameCompany" : "name")}
        autoComplete={trade ? "organization" : "name"}
        icon={UserRound}
        maxLength={120}
      />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="email"
        icon={Mail}
        maxLength={200}
        readOnly={fixedEmail}
        hint={fixedEmail ? t("emailFixed") : undefined}
      />
      {!phoneFirst && <PhoneField first={false} />}
      <TextArea
        name="description"
        label={t("description")}
        hint={t("descriptionHint")}
        optional
        rows={3}
        maxLength={4000}
        className="col-span-full!"
      />
      {needsConsent && <Consent receiver={receiver} />}
    </div>
  );
}
