"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/http/client";

/** For the people of a provider without an account; the address that the link goes to is not told. */
export function ClaimNotice({ companyId }: { companyId: string }) {
  const t = useTranslations("company.claim");
  const messageOf = useErrorMessage();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (state === "sent") told.current?.focus();
  }, [state]);
  async function claim() {
    setState("busy");
    setFailure(null);
    try {
      await api.post(`/company/${companyId}/claim`, {});
      setState("sent");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(messageOf(error));
      setState("idle");
    }
  }
  if (state === "sent") {
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
        {failure && (
          <p className="msg" role="alert">
            {failure}
          </p>
        )}
      </div>
      <Button busy={state === "busy"} onClick={claim}>
        {t("button")}
      </Button>
    </section>
  );
}
