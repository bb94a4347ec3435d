"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { MailRecord } from "@/lib/features/outbox/schema/outbox";
import { api } from "@/lib/http/client";

type Props = { mail: MailRecord; onSent?: (mail: MailRecord) => Promise<void> };

/** Sends one mail again; why it cannot is said beside it. */
export function ResendButton({ mail, onSent }: Props) {
  const t = useTranslations("mail.outbox.resend");
  const { run, busy, trouble } = useAction();
  const send = () =>
    run(async () => {
      const { first: sent } = await api("POST /admin/outbox/{id}/resend", { params: { id: mail.id } });
      toast({ title: t(sent.id === mail.id ? "queued" : "copied") });
      await onSent?.(sent);
    });
  if (!mail.text) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <p>
        <Button variant="pri" onClick={send} busy={busy}>
          <Icon of="send" size={16} />
          {t(mail.state === "queued" ? "now" : "do")}
        </Button>
      </p>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
