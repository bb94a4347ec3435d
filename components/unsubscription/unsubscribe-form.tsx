"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { unsubscribe } from "@/lib/features/unsubscription/client";

type Group = "requests" | "offers" | "news" | "marketing";
type Props = { token: string; email: string; group: Group; unsubscribed: boolean };

export function UnsubscribeForm({ token, email, group, unsubscribed }: Props) {
  const t = useTranslations("unsubscribe");
  const [state, setState] = useState<"ask" | "busy" | "done" | "failed">(unsubscribed ? "done" : "ask");
  const words = { email, group: t(`groups.${group}`) };
  const stop = () => {
    setState("busy");
    unsubscribe(token).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  return (
    <div className="stack" role="status">
      <p className="lead">{state === "done" ? t("done", words) : t("ask", words)}</p>
      {state === "failed" ? <p role="alert">{t("failed")}</p> : null}
      {state === "done" ? null : (
        <p>
          <Button variant="pri" busy={state === "busy"} onClick={stop}>
            {t("button")}
          </Button>
        </p>
      )}
    </div>
  );
}
