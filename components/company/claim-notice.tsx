"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";

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
    <section
      className="mb-9 flex scroll-mt-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-line-strong px-5 py-4 [section+&]:mt-9"
      aria-labelledby="claim"
    >
      <div>
        <h2 className="mb-1 sign-lg" id="claim">
          {t("title")}
        </h2>
        <p className="max-w-measure text-ink-2">{t("text")}</p>
        {trouble && (
          <p className="max-w-measure font-medium text-danger" role="alert">
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
