"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import "./styles.css";

/** For the people of a provider without an account; the address that the link goes to is not told. */
export function ClaimNotice({ companyId }: { companyId: string }) {
  const t = useTranslations("company.claim");
  const [sent, setSent] = useState(false);
  const { run, busy, trouble } = useAction();
  const told = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) told.current?.focus();
  }, [sent]);
  const claim = () =>
    run(() => api("POST /company/{id}/claim", { params: { id: companyId } }).then(() => setSent(true)));
  if (sent) {
    return (
      <div className="mb-6" ref={told} tabIndex={-1}>
        <Notice tone="ok" title={t("sent")} live>
          {t("sentText")}
        </Notice>
      </div>
    );
  }
  return (
    <section className="cp-claim" aria-labelledby="claim">
      <div>
        <h2 id="claim">{t("title")}</h2>
        <p>{t("text")}</p>
        {trouble && (
          <p className="field-message" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <Button busy={busy} onClick={claim}>
        {t("button")}
      </Button>
    </section>
  );
}
