"use client";
import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { MailRecord } from "@/lib/features/outbox/schema";
import { ApiError, api } from "@/lib/http/client";

type Props = { mail: MailRecord; onSent?: (mail: MailRecord) => Promise<void> };

/** Sends one mail again; why it cannot is said beside it. */
export function ResendButton({ mail, onSent }: Props) {
  const t = useTranslations("mail.outbox.resend");
  const e = useTranslations("errors");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send() {
    setBusy(true);
    setFailure(null);
    try {
      const { first: sent } = await api("POST /admin/outbox/{id}/resend", { params: { id: mail.id } });
      toast({ title: t(sent.id === mail.id ? "queued" : "copied") });
      await onSent?.(sent);
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      const refusal = known?.fields[0]?.message as "mailEmpty" | undefined;
      setFailure(refusal && e.has(refusal) ? e(refusal) : known?.errordesc || e("network"));
    } finally {
      setBusy(false);
    }
  }
  if (!mail.text) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <p>
        <Button variant="pri" onClick={send} busy={busy}>
          <Icon of={Send} size={16} />
          {t(mail.state === "queued" ? "now" : "do")}
        </Button>
      </p>
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
