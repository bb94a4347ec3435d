"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useErrorText } from "@/components/form/use-error-text";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import type { CalendarRecord } from "@/lib/features/externalcalendar/schema";
import { api } from "@/lib/http/client";
import { formatAgo } from "@/lib/i18n/ago";
import type { Language } from "@/lib/i18n/routing";

/** When it was read and what came of it, in words. */
function State({ calendar }: { calendar: CalendarRecord }) {
  const t = useTranslations("calendar.externals");
  const text = useErrorText();
  const lng = useLocale() as Language;
  const { read_at: at, error, entries, conflicts, skipped, guessed } = calendar;
  const facts = [
    at === null ? t("never") : t("asOf", { time: formatAgo(at, Math.max(at, Date.now()), lng) }),
    t("entries", { count: entries }),
    skipped > 0 ? t("skipped", { count: skipped }) : "",
  ];
  return (
    <span className="grid text-xs text-ink-3">
      <span>{facts.filter(Boolean).join(", ")}</span>
      {guessed && <span>{t("guessed")}</span>}
      {conflicts > 0 && (
        <span className="flex items-center gap-1 text-danger">
          <Icon of="triangle-exclamation-point" size={15} />
          {t("conflicts", { count: conflicts })}
        </span>
      )}
      {error && <span className="text-danger">{t("notRead", { why: text(error) ?? error })}</span>}
    </span>
  );
}

type RowProps = {
  calendar: CalendarRecord;
  company: string;
  onEdit: () => void;
  onRead: (calendar: CalendarRecord) => void;
  onGone: () => void;
};

function Row({ calendar, company, onEdit, onRead, onGone }: RowProps) {
  const t = useTranslations("calendar.externals");
  const all = useTranslations("calendar")("allBuses");
  const router = useRouter();
  const { id, name, host, bus } = calendar;
  const [open, setOpen] = useState(false);
  const { run, busy } = useAction({ failed: t("failed"), refresh: router.refresh });
  const params = { id: company, calendar: id };
  const read = () =>
    run(
      async () => onRead((await api("POST /company/{id}/externalcalendar/{calendar}/read", { params })).first),
      t("isRead", { name }),
    );
  async function remove() {
    await api("DELETE /company/{id}/externalcalendar/{calendar}", { params });
    toast({ title: t("removed", { name }) });
    onGone();
    router.refresh();
    return true;
  }
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1">
      <span className="grid min-w-0">
        <b className="wrap-anywhere">{name}</b>
        <span className="text-xs text-ink-2 wrap-anywhere">{[bus?.licenceplate ?? all, host].join(", ")}</span>
        <State calendar={calendar} />
      </span>
      <span className="flex items-center">
        <Button
          variant="ghost"
          square
          busy={busy}
          aria-label={t("readName", { name })}
          title={t("read")}
          onClick={read}
        >
          <Icon of="rotate-ccw" size={17} />
        </Button>
        <Button variant="ghost" square aria-label={t("edit", { name })} onClick={onEdit}>
          <Icon of="pencil" size={17} />
        </Button>
        <Button variant="ghost" square aria-label={t("removeName", { name })} onClick={() => setOpen(true)}>
          <Icon of="trash" size={17} />
        </Button>
      </span>
      <ConfirmDelete
        open={open}
        onOpenChange={setOpen}
        name={name}
        title={t("removeTitle", { name })}
        consequence={t("removeText")}
        label={t("remove")}
        onDelete={remove}
      />
    </li>
  );
}

type Props = { company: string; onEdit: (calendar: CalendarRecord | null) => void };

/** Calendars kept elsewhere that hold the company's buses: how they stand, read, edit, remove. */
export function ExternalCalendars({ company, onEdit }: Props) {
  const t = useTranslations("calendar.externals");
  const [calendars, setCalendars] = useState<readonly CalendarRecord[]>([]);
  const { run } = useAction({ failed: t("failed") });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    const params = { id: company };
    void run(async () => setCalendars((await api("GET /company/{id}/externalcalendar", { params })).entity));
  }, [company]);
  const put = (id: string, one: CalendarRecord | null) =>
    setCalendars((list) => list.flatMap((row) => (row.id !== id ? [row] : one ? [one] : [])));
  return (
    <section className="grid grid-cols-1 content-start gap-2 border-t border-line pt-4" aria-label={t("title")}>
      <h3 className="sign-md">{t("title")}</h3>
      <p className="text-sm text-ink-2">{t("text")}</p>
      <ul>
        {calendars.map((calendar) => (
          <Row
            key={calendar.id}
            calendar={calendar}
            company={company}
            onEdit={() => onEdit(calendar)}
            onRead={(read) => put(calendar.id, read)}
            onGone={() => put(calendar.id, null)}
          />
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => onEdit(null)}>
        <Icon of="plus" size={17} />
        {t("add")}
      </Button>
    </section>
  );
}
