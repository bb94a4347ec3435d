"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import { useReceiverWords } from "./use-receiver-words";

/** Confirms by a press, never by opening the page: mail scanners open links too. */
export function MyRequestConfirm({ token, receiver }: { token: string; receiver: string | null }) {
  const t = useTranslations("busrequest.my");
  const says = useReceiverWords(receiver);
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const confirm = () =>
    run(
      () => api("POST /busrequest/confirm", { body: { token } }),
      ({ first: { state } }) => says(state === "active" ? "confirmedActive" : "confirmed"),
    );
  return (
    <div className="card grid grid-cols-1 content-start gap-2">
      <h3>{t("confirmTitle")}</h3>
      <p>{t("confirmText")}</p>
      <Button variant="sign" busy={busy} onClick={confirm} className="justify-self-start">
        {t(busy ? "confirming" : "confirm")}
      </Button>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
