import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { MailState } from "@/lib/features/outbox/rules";

const tones = { queued: "pend", sent: "live", failed: "no" } as const;

export function MailStateBadge({ state }: { state: MailState }) {
  const t = useTranslations("mail.outbox.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

/** Name of a template in words; the key itself for one that is no longer in use. */
export function TemplateName({ template }: { template: string }) {
  const t = useTranslations("mail.outbox.template");
  return t.has(template as "requestConfirm") ? t(template as "requestConfirm") : template;
}

export function GroupName({ group }: { group: string }) {
  const t = useTranslations("mail.outbox.group");
  return t.has(group as "news") ? t(group as "news") : group;
}
