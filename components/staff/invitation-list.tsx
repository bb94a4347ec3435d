"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { StaffInvitation } from "@/lib/features/staff/schema";
import { formatDate } from "@/lib/i18n/formats";
import { row, rows } from "./rows";

type Actions = {
  onResend: (invitation: StaffInvitation) => Promise<unknown>;
  onRevoke: (invitation: StaffInvitation) => void;
};

function Row({ invitation, onResend, onRevoke }: Actions & { invitation: StaffInvitation }) {
  const t = useTranslations("staff");
  const { run, busy } = useAction();
  const { email, owner, sentAt, expiresAt } = invitation;
  const labelled = (action: "resend" | "revoke") => ({
    small: true,
    className: "max-lg:min-h-11 max-sm:grow",
    "aria-label": t("action.for", { action: t(`action.${action}`), name: email }),
  });
  return (
    <li className={row}>
      <div className="min-w-0">
        <b className="break-words">{email}</b>
        <br />
        <span className="text-xs text-ink-3">
          {t("sent", { date: formatDate(sentAt) })}, {t("until", { date: formatDate(expiresAt) })}
        </span>
      </div>
      <div>
        <Badge tone="pend">{t(owner ? "owner" : "staff")}</Badge>
      </div>
      <span className="flex flex-wrap items-center gap-2 lg:justify-end">
        <Button {...labelled("resend")} busy={busy} onClick={() => run(() => onResend(invitation))}>
          <Icon of="send" size={16} />
          {t("action.resend")}
        </Button>
        <Button {...labelled("revoke")} onClick={() => onRevoke(invitation)}>
          <Icon of="x" size={16} />
          {t("action.revoke")}
        </Button>
      </span>
    </li>
  );
}

export function InvitationList({ invitations, ...actions }: Actions & { invitations: readonly StaffInvitation[] }) {
  return (
    <ul className={rows}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} {...actions} />
      ))}
    </ul>
  );
}
