"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type Fact, Facts } from "@/components/admin/facts";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { AdminUserRecord } from "@/lib/features/user/schema/admin";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { dialogs } from "@/lib/state/dialogs";
import { useAction } from "@/components/form/use-action";
import { api } from "@/lib/http/client";
import { EmailDialog } from "./email-dialog";
import { UserDialog } from "./user-dialog";
import { UserStateBadge } from "./user-state-badge";
import "@/sheets/admin-lists.css";

/** What is done to one account by a button; each says what happened. True where it worked. */
function useUserActions(refresh: () => Promise<void>) {
  const t = useTranslations("adminuser.done");
  const { run } = useAction({ failed: t("failed"), refresh });
  const nameOf = ({ firstname, lastname }: AdminUserRecord) => `${firstname} ${lastname}`;
  const setState = ({ id, version }: AdminUserRecord, state: "active" | "closed") =>
    api("PUT /admin/users/{id}", { params: { id }, body: { state, version } });
  return {
    close: (user: AdminUserRecord) => run(() => setState(user, "closed"), t("closed", { name: nameOf(user) })),
    reopen: (user: AdminUserRecord) => run(() => setState(user, "active"), t("reopened", { name: nameOf(user) })),
    endSessions: (user: AdminUserRecord) =>
      run(
        () => api("POST /admin/users/{id}/endsessions", { params: { id: user.id } }),
        t("sessionsEnded", { name: nameOf(user) }),
      ),
    resetFactor: (user: AdminUserRecord) =>
      run(
        () => api("POST /admin/users/{id}/resetfactor", { params: { id: user.id } }),
        t("factorReset", { name: nameOf(user) }),
      ),
    sendLink: (user: AdminUserRecord) =>
      run(
        () => api("POST /admin/users/{id}/passwordlink", { params: { id: user.id } }),
        t("linkSent", { email: user.email }),
      ),
    resend: (user: AdminUserRecord) =>
      run(() => api("POST /admin/users/{id}/resend", { params: { id: user.id } }), t("resent", { email: user.email })),
  };
}

function useFacts(user: AdminUserRecord): Fact[] {
  const t = useTranslations("adminuser");
  const format = (ms: number | null) => (ms === null ? null : formatDateTime(ms));
  return [
    [t("field.state"), <UserStateBadge key="state" state={user.state} />],
    [t("field.email"), user.email],
    [t("field.userName"), user.userName],
    [t("field.phone"), user.phone],
    [t("field.role"), t(`role.${user.role}`)],
    [t("field.company"), user.companyName],
    [t("field.companyType"), user.companyType && t(`companyType.${user.companyType}`)],
    [t("field.owner"), user.companyName && t(user.owner ? "yes" : "no")],
    [t("field.language"), t(`language.${user.language}`)],
    [t("field.created_at"), format(user.created_at)],
    [t("field.confirmed_at"), format(user.confirmed_at)],
    [t("field.closed_at"), format(user.closed_at)],
    [t("field.deleteAfter"), user.deleteAfter && formatDate(user.deleteAfter)],
    [t("field.lastSeenAt"), format(user.lastSeenAt)],
    [t("field.secondFactor"), user.state === "waiting" ? null : t(user.secondFactor ? "yes" : "no")],
    [t("field.sessions"), user.state === "waiting" ? null : user.sessions],
  ];
}

type ActionsProps = {
  user: AdminUserRecord;
  own: boolean;
  actions: ReturnType<typeof useUserActions>;
  onEmail: () => void;
  onFactor: () => void;
  onClose: () => void;
};

function Actions({ user, own, actions, onEmail, onFactor, onClose }: ActionsProps) {
  const t = useTranslations("adminuser.action");
  if (user.state === "waiting") {
    return (
      <Button variant="pri" onClick={() => void actions.resend(user)}>
        {t("resend")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="pri" onClick={() => dialogs.open("user")}>
        {t("edit")}
      </Button>
      {user.state !== "closed" && (
        <>
          <Button onClick={() => void actions.sendLink(user)}>{t("passwordLink")}</Button>
          <Button onClick={onEmail}>{t("email")}</Button>
        </>
      )}
      <Button onClick={() => void actions.endSessions(user)} disabled={user.sessions === 0}>
        {t(own ? "endOthers" : "endSessions")}
      </Button>
      {user.secondFactor && !own && <Button onClick={onFactor}>{t("resetFactor")}</Button>}
      {user.state === "closed" && <Button onClick={() => void actions.reopen(user)}>{t("reopen")}</Button>}
      {user.state !== "closed" && !own && (
        <Button variant="danger" onClick={onClose}>
          {t("close")}
        </Button>
      )}
    </>
  );
}

type Props = { user: AdminUserRecord; own: boolean; refresh: () => Promise<void> };

/** One account for the admins: what is known of it, and what can be done. */
export function UserPanel({ user, own, refresh }: Props) {
  const t = useTranslations("adminuser");
  const lng = useLocale();
  const flags = useDialogFlags();
  const actions = useUserActions(refresh);
  const [asking, setAsking] = useState(false);
  const [moving, setMoving] = useState(false);
  const [resetting, setResetting] = useState(false);
  const ask = (open: boolean) => {
    setAsking(open);
    dialogs[open ? "open" : "close"]("deleteConfirmation");
  };
  const name = `${user.firstname} ${user.lastname}`;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(user)} />
      {own && <p className="text-ink-2">{t("own")}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Actions
          user={user}
          own={own}
          actions={actions}
          onEmail={() => setMoving(true)}
          onFactor={() => setResetting(true)}
          onClose={() => ask(true)}
        />
      </div>
      {user.state !== "waiting" && (
        <p>
          <Link href={`/${lng}/adminpanel/audit?q=${user.id}`}>{t("action.audit")}</Link>
        </p>
      )}
      {flags.user && <UserDialog user={user} own={own} onClose={() => dialogs.close("user")} onSaved={refresh} />}
      {moving && <EmailDialog user={user} onClose={() => setMoving(false)} />}
      <ConfirmDelete
        open={resetting}
        onOpenChange={setResetting}
        name={name}
        title={t("ask.factor", { name })}
        consequence={t("ask.factorText")}
        label={t("action.resetFactor")}
        onDelete={() => actions.resetFactor(user)}
      />
      <ConfirmDelete
        open={asking}
        onOpenChange={ask}
        name={name}
        title={t("ask.close", { name })}
        consequence={t("ask.closeText")}
        label={t("action.close")}
        onDelete={() => actions.close(user)}
      />
    </div>
  );
}
