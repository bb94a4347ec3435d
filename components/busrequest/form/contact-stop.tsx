"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useContactRule } from "@/components/busrequest/use-contact-rule";
import { CheckField } from "@/components/form/check-field";
import { RadioCards } from "@/components/form/choice-cards";
import { TextArea, TextField } from "@/components/form/text-field";
import { hasContactRule } from "@/lib/features/busrequest/rules/contact";
import { contactRules, type Kind } from "@/lib/features/busrequest/rules/kinds";
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
      icon="phone"
      maxLength={40}
      placeholder={t("phoneExample")}
    />
  );
}

/** A request that goes to one company alone speaks of that company. */
export function useReceiverName(receiver: Receiver | null) {
  const [mode, picked] = useWatch<RequestValues, ["mode", "receiver"]>({ name: ["mode", "receiver"] });
  return mode === "individual" ? ((receiver ?? picked)?.name ?? null) : null;
}

function RuleChoice({ receiver }: { receiver: Receiver | null }) {
  const t = useTranslations("busrequest.contactRule");
  const { choice, says } = useContactRule(useReceiverName(receiver));
  const cards = contactRules.map((value) => ({ value, label: choice(value), text: says(value) }));
  return <RadioCards name="contact" label={t("question")} cards={cards} cardWidth="16rem" className="col-span-full!" />;
}

/** To what the chosen rule says, and to nothing else. */
function Consent({ receiver }: { receiver: Receiver | null }) {
  const t = useTranslations("busrequest.form");
  const lng = useLocale();
  const contact = useWatch<RequestValues, "contact">({ name: "contact" });
  const { says } = useContactRule(useReceiverName(receiver));
  const link = (text: React.ReactNode) => (
    <Link href={`/${lng}/privacypolicy`} target="_blank">
      {text}
    </Link>
  );
  return (
    <CheckField name="consent" label={t.rich("consent", { rule: says(contact), link })} className="col-span-full!" />
  );
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
        icon="user-round"
        maxLength={120}
      />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="email"
        icon="mail"
        maxLength={200}
        readOnly={fixedEmail}
        hint={fixedEmail ? t("emailFixed") : undefined}
      />
      {!phoneFirst && <PhoneField first={false} />}
      <TextArea
        name="description"
        label={t(`description.${kind}`)}
        hint={t(`descriptionHint.${kind}`)}
        optional
        rows={3}
        maxLength={4000}
        className="col-span-full!"
      />
      {!trade && hasContactRule({ companyType: "private", category: kind }) && <RuleChoice receiver={receiver} />}
      {needsConsent && <Consent receiver={receiver} />}
    </div>
  );
}
