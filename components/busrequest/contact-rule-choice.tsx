"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useAction } from "@/components/form/use-action";
import type { ContactRule } from "@/lib/access/records";
import { contactRules } from "@/lib/features/busrequest/rules/kinds";
import { api } from "@/lib/http/client";
import { useContactRule } from "./use-contact-rule";

type Props = { id: string; version: number; value: ContactRule; receiver: string | null; token?: string };

/** Who gets the author's contact data; saved as it is chosen. */
export function ContactRuleChoice({ id, version, value, receiver, token }: Props) {
  const t = useTranslations("busrequest.contactRule");
  const router = useRouter();
  const name = useId();
  const [chosen, setChosen] = useState(value);
  const { choice } = useContactRule(receiver);
  const { run, busy } = useAction({ failed: t("failed"), refresh: router.refresh });
  async function choose(contact: ContactRule) {
    setChosen(contact);
    const body = { contact, version };
    const saved = await run(() => api("PUT /busrequest/{id}", { params: { id }, body, token }), t("saved"));
    if (!saved) setChosen(value);
  }
  return (
    <fieldset className="field" disabled={busy}>
      <legend className="sign-sm">{t("question")}</legend>
      {contactRules.map((rule) => (
        <label key={rule} className="check-line font-regular">
          <input type="radio" name={name} checked={chosen === rule} onChange={() => choose(rule)} />
          <span>{choice(rule)}</span>
        </label>
      ))}
    </fieldset>
  );
}
