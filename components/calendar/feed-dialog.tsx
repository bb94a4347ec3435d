"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { CalendarRecord } from "@/lib/features/externalcalendar/schema";
import type { BusChoice, FeedRecord, NewFeedRecord } from "@/lib/features/calendar/schema";
import { api } from "@/lib/http/client";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { ExternalCalendars } from "./external-calendars";
import { ExternalDialog } from "./external-dialog";
import "@/sheets/calendar.css";

type Props = { company: string; buses: readonly BusChoice[]; onClose: () => void };

/** The one moment at which the address can be read. */
function NewAddress({ feed }: { feed: NewFeedRecord }) {
  const t = useTranslations("calendar.feeds");
  async function copy() {
    const done = await navigator.clipboard.writeText(feed.url).then(
      () => true,
      () => false,
    );
    toast(done ? { title: t("copied") } : { title: t("copyFailed"), variant: "destructive" });
  }
  return (
    <Notice tone="ok" title={t("ready")} live>
      <p>{t("once")}</p>
      <div className="field mt-2">
        <label htmlFor="calendar-feed">{t("address")}</label>
        <span className="input-box">
          <input id="calendar-feed" readOnly value={feed.url} onFocus={(event) => event.target.select()} />
        </span>
      </div>
      <Button className="mt-2" onClick={copy}>
        <Icon of="copy" size={17} />
        {t("copy")}
      </Button>
    </Notice>
  );
}

type RowProps = { feed: FeedRecord; company: string; onGone: () => void };

function FeedRow({ feed, company, onGone }: RowProps) {
  const t = useTranslations("calendar.feeds");
  const [open, setOpen] = useState(false);
  const name = feed.bus?.licenceplate ?? t("whole");
  const read = feed.read_at === null ? t("never") : t("readAt", { date: formatDateTime(feed.read_at) });
  async function revoke() {
    await api("DELETE /company/{id}/feed/{feed}", { params: { id: company, feed: feed.id } });
    toast({ title: t("revoked"), description: name });
    onGone();
    return true;
  }
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1">
      <span className="grid">
        <b>{name}</b>
        <span className="text-xs text-ink-3">{`${t("since", { date: formatDate(feed.created_at) })}, ${read}`}</span>
      </span>
      <Button variant="ghost" square aria-label={t("revokeName", { name })} onClick={() => setOpen(true)}>
        <Icon of="trash" size={17} />
      </Button>
      <ConfirmDelete
        open={open}
        onOpenChange={setOpen}
        name={name}
        title={t("revokeTitle", { name })}
        consequence={t("revokeText")}
        label={t("revoke")}
        onDelete={revoke}
      />
    </li>
  );
}

/** Private addresses of the calendar: make, copy, revoke; and the calendars that it reads. */
export function FeedDialog({ company, buses, onClose }: Props) {
  const t = useTranslations("calendar.feeds");
  const [feeds, setFeeds] = useState<FeedRecord[] | null>(null);
  const [made, setMade] = useState<NewFeedRecord | null>(null);
  const [bus, setBus] = useState("");
  const [editing, setEditing] = useState<CalendarRecord | "new" | null>(null);
  const { run: read } = useAction({ failed: t("failed") });
  const { run, busy } = useAction({ failed: t("failed") });
  const params = { id: company };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    void read(async () => setFeeds((await api("GET /company/{id}/feed", { params })).entity));
  }, [company]);
  const create = () =>
    run(async () => {
      const { first: feed } = await api("POST /company/{id}/feed", { params, body: { bus: bus || null } });
      setMade(feed);
      setFeeds((list) => [...(list ?? []), feed]);
    });
  function gone(id: string) {
    setFeeds((list) => list?.filter((feed) => feed.id !== id) ?? null);
    if (made?.id === id) setMade(null);
  }
  if (editing) {
    const calendar = editing === "new" ? null : editing;
    return <ExternalDialog company={company} buses={buses} calendar={calendar} onClose={() => setEditing(null)} />;
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")}>
      <div className="grid grid-cols-1 content-start gap-4 mt-4">
        <div className="grid gap-2">
          <h3 className="sign-md">{t("own")}</h3>
          <p className="text-sm text-ink-2">{t("text")}</p>
        </div>
        <div className="flex flex-wrap gap-2 items-end">
          {buses.length > 0 && (
            <div className="field flex-1">
              <label htmlFor="calendar-feed-bus">{t("what")}</label>
              <span className="input-box">
                <select id="calendar-feed-bus" value={bus} onChange={(event) => setBus(event.target.value)}>
                  <option value="">{t("whole")}</option>
                  {buses.map(({ id, licenceplate }) => (
                    <option key={id} value={id}>
                      {licenceplate}
                    </option>
                  ))}
                </select>
                <Icon of="chevron-down" size={16} />
              </span>
            </div>
          )}
          <Button variant="pri" busy={busy} onClick={create}>
            {t("create")}
          </Button>
        </div>
        {made && <NewAddress feed={made} />}
        {feeds && feeds.length > 0 && (
          <section aria-label={t("list")}>
            <h4 className="sign-sm">{t("list")}</h4>
            <ul>
              {feeds.map((feed) => (
                <FeedRow key={feed.id} feed={feed} company={company} onGone={() => gone(feed.id)} />
              ))}
            </ul>
          </section>
        )}
        <p className="text-xs text-ink-3">{t("how")}</p>
        <ExternalCalendars company={company} onEdit={(calendar) => setEditing(calendar ?? "new")} />
      </div>
    </Dialog>
  );
}
