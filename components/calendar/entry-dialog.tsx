"use client";
import { Copy, Eye, Handshake, MoveRight, Pencil, CalendarClock, ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { WithdrawButton } from "@/components/busrequest/withdraw-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { EntryBadge, EntrySign, useEntryWords } from "./entry-words";
import type { Shown } from "./layout";
import { isMovable, type Target, allowed, inWords, mayChangeBus } from "./target";
import { Dropdown, type DropdownItem } from "@/components/ui/dropdown";
import { api } from "@/lib/http/client";

type MenuProps = {
  entry: Shown;
  buses: readonly BusChoice[];
  onMove: (target: Target) => void;
  /** Asks for another number of days. */
  onOther: () => void;
};

/** The usual moves in two clicks: a day, a week, another bus. */
function MoveMenu({ entry, buses, onMove, onOther }: MenuProps) {
  const t = useTranslations("calendar.move");
  const actions = useTranslations("calendar.actions");
  const byDays = [-1, 1, 7].map((days) => ({
    key: String(days),
    label: t("submit", inWords(days)),
    onSelect: () => onMove({ days }),
  }));
  const toBus = (bus: Shown["bus"], label: string) => ({
    key: bus?.id ?? "none",
    label,
    disabled: allowed(entry, { days: 0, bus }) === null,
    onSelect: () => onMove({ days: 0, bus }),
  });
  const rows = buses.map((bus) => toBus(bus, [bus.licenceplate, bus.name].filter(Boolean).join(", ")));
  const items: DropdownItem[] = [
    ...(entry.mayMove ? byDays : []),
    ...(mayChangeBus(entry) ? [{ key: "bus", label: t("toBus"), items: [toBus(null, t("noBus")), ...rows] }] : []),
    ...(entry.mayMove ? [{ key: "other", label: t("other"), onSelect: onOther }] : []),
  ];
  const trigger = (
    <Button>
      <Icon of={CalendarClock} size={17} />
      {actions("move")}
      <Icon of={ChevronDown} size={16} />
    </Button>
  );
  return <Dropdown trigger={trigger} items={items} align="start" />;
}

export type EntryAction = "edit" | "move" | "duplicate" | "return";
type Props = {
  entry: Shown;
  buses: readonly BusChoice[];
  busy: boolean;
  onAction: (action: EntryAction) => void;
  onMove: (target: Target) => void;
  onGone: () => void;
  onClose: () => void;
};

function CallOff({ entry, onGone }: Pick<Props, "entry" | "onGone">) {
  const t = useTranslations("calendar.callOff");
  const [open, setOpen] = useState(false);
  async function run() {
    await api("DELETE /booking/{id}", { params: { id: entry.id } });
    toast({ title: t("done"), description: entry.title });
    onGone();
    return true;
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      <ConfirmDelete
        open={open}
        onOpenChange={setOpen}
        name={entry.title}
        title={t("title", { name: entry.title })}
        consequence={t("text")}
        label={t("action")}
        onDelete={run}
      />
    </>
  );
}

function Actions({ entry, buses, busy, onAction, onMove, onGone }: Omit<Props, "onClose">) {
  const t = useTranslations("calendar.actions");
  const lng = useLocale();
  const booking = entry.kind === "booking";
  const open = booking ? entry.state === "booked" : entry.mayMove;
  const seen = !booking || (entry.request !== null && !entry.agreed);
  const name = [entry.reference, entry.title].filter(Boolean).join(", ");
  return (
    <div className="flex flex-wrap items-center gap-2 mt-3">
      {open && (
        <Button variant={entry.returnable ? "line" : "pri"} busy={busy} onClick={() => onAction("edit")}>
          <Icon of={Pencil} size={17} />
          {t("edit")}
        </Button>
      )}
      {entry.returnable && (
        <Button variant="pri" busy={busy} onClick={() => onAction("return")}>
          <Icon of={MoveRight} size={17} />
          {t("return")}
        </Button>
      )}
      {isMovable(entry) && <MoveMenu entry={entry} buses={buses} onMove={onMove} onOther={() => onAction("move")} />}
      {!entry.received && !entry.agreed && (
        <Button busy={busy} onClick={() => onAction("duplicate")}>
          <Icon of={Copy} size={17} />
          {t("duplicate")}
        </Button>
      )}
      {seen && (
        <ButtonLink href={`/${lng}/request/${entry.request ?? entry.id}`} prefetch={false}>
          <Icon of={Eye} size={17} />
          {t("view")}
        </ButtonLink>
      )}
      {entry.agreed && (
        <ButtonLink href={`/${lng}/userpanel/offers`} prefetch={false}>
          <Icon of={Handshake} size={17} />
          {t("offer")}
        </ButtonLink>
      )}
      {booking && entry.mayMove && <CallOff entry={entry} onGone={onGone} />}
      {!booking && entry.mayMove && (
        <WithdrawButton id={entry.id} kind={entry.category ?? "grouprequest"} name={name} />
      )}
    </div>
  );
}

/** What an entry is and what can be done with it. */
export function EntryDialog({ onClose, ...props }: Props) {
  const { entry } = props;
  const t = useTranslations("calendar");
  const words = useEntryWords();
  const title = (
    <span className="flex items-center gap-[0.6rem]">
      <EntrySign entry={entry} size={26} /> {entry.title}
    </span>
  );
  const facts = [words.kind(entry), words.detail(entry)].filter(Boolean).join(", ");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={words.whole(entry)}>
      <div className="grid grid-cols-1 content-start gap-2 mt-2">
        <p className="flex flex-wrap items-center gap-2">
          <EntryBadge entry={entry} /> <span>{facts}</span>
        </p>
        {entry.received && <p className="text-ink-2">{t("feed.received")}</p>}
        {entry.agreed && <p className="text-ink-2">{t("agreedText")}</p>}
        {entry.note && <p className="whitespace-pre-line">{entry.note}</p>}
        <Actions {...props} />
      </div>
    </Dialog>
  );
}
