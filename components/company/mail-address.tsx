"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/http/client";

type Failure = "failed" | "gone";

/** Asks for a published address when somebody wants it, so that it stands in no page. */
export function MailAddress({ companyId }: { companyId: string }) {
  const t = useTranslations("company.mailAddress");
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (email) link.current?.focus();
  }, [email]);
  async function show() {
    setFailure(null);
    try {
      const { first } = await api("GET /company/{id}", { params: { id: companyId } });
      if (first.publicData?.email) setEmail(first.email ?? null);
      else setFailure("gone");
    } catch {
      setFailure("failed");
    }
  }
  if (email) {
    return (
      <a href={`mailto:${email}`} ref={link}>
        <span className="sr-only">{t("label")} </span>
        {email}
      </a>
    );
  }
  return (
    <>
      <button type="button" className="min-h-6 cursor-pointer underline underline-offset-[0.18em]" onClick={show}>
        {t("show")}
      </button>
      <span role="status">{failure && <small className="block">{t(failure)}</small>}</span>
    </>
  );
}
