"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import type { SessionRecord } from "@/lib/features/user/schema/user";
import { ApiError, api } from "@/lib/http/client";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { ProfileSection } from "./profile-section";

/** Shown at once; who has more asks for the rest. */
const few = 5;

function useDeviceName() {
  const t = useTranslations("user.sessions");
  return ({ browser, system }: SessionRecord) =>
    browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknown"));
}

const kindIcons = { phone: "smartphone", tablet: "tablet", computer: "monitor" } as const;

type RowProps = { session: SessionRecord; name: string; onEnd: () => void };

function Row({ session, name, onEnd }: RowProps) {
  const t = useTranslations("user.sessions");
  const dates = { since: formatDate(session.created_at), seen: formatDateTime(session.lastSeenAt) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Icon of={kindIcons[session.kind ?? "computer"]} size={22} className="text-ink-3" />
      <div className="min-w-0 grow basis-48">
        <b>{name}</b> {session.current && <Badge tone="live">{t("current")}</Badge>}
        <br />
        <span className="text-xs text-ink-3">{t(session.current ? "datesCurrent" : "dates", dates)}</span>
        {session.network && (
          <>
            <br />
            <span className="text-xs text-ink-3">
              {session.network === "local" ? t("local") : t("network", { network: session.network })}
            </span>
          </>
        )}
      </div>
      {!session.current && (
        <Button small className="max-lg:min-h-11" aria-label={t("endFor", { name, ...dates })} onClick={onEnd}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in. Ending asks once; one that has ended meanwhile is simply gone. */
export function SessionSection({ initial }: { initial: readonly SessionRecord[] }) {
  const t = useTranslations("user.sessions");
  const nameOf = useDeviceName();
  const [sessions, setSessions] = useState(initial);
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<SessionRecord | "others" | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const one = asked === "others" ? null : asked;

  async function end() {
    try {
      await (one ? api("DELETE /user/sessions/{id}", { params: { id: one.id } }) : api("DELETE /user/sessions"));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return false;
    }
    setSessions((known) => known.filter(({ id, current }) => current || (one !== null && id !== one.id)));
    toast({ title: one ? t("ended") : t("othersEnded") });
    return true;
  }
  // The button that opened the dialog is gone with its session: the focus goes to the list.
  function close() {
    setAsked(null);
    requestAnimationFrame(() => document.activeElement === document.body && list.current?.focus());
  }
  return (
    <ProfileSection id="profile-sessions" title={t("title")} text={t("text")}>
      <ul ref={list} tabIndex={-1} aria-labelledby="profile-sessions">
        {sessions.slice(0, all ? undefined : few).map((session) => (
          <Row key={session.id} session={session} name={nameOf(session)} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 mt-2">
        {sessions.length > 1 && <Button onClick={() => setAsked("others")}>{t("endOthers")}</Button>}
        {!all && sessions.length > few && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t("showAll", { count: sessions.length })}
          </Button>
        )}
      </div>
      <ConfirmDelete
        open={asked !== null}
        onOpenChange={(open) => !open && close()}
        name={one ? nameOf(one) : t("others")}
        title={one ? t("ask", { name: nameOf(one) }) : t("askOthers")}
        consequence={t("consequence")}
        label={one ? t("end") : t("endOthers")}
        onDelete={end}
      />
    </ProfileSection>
  );
}
