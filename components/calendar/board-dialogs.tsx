"use client";
import { useRouter } from "next/navigation";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { Language } from "@/lib/i18n/routing";
import type { Board, Range } from "./board-context";
import type { EntryAction } from "./entry-menu";
import { EntryPopover } from "./entry-popover";
import type { Shown } from "./layout";
import { RemoveEntry } from "./remove-entry";
import { MoveDialog } from "./move-dialog";
import type { Target } from "./target";
import type { EntryEdits } from "./use-entry-dialogs";
import type { Gap } from "./use-gaps";
import { dayName } from "./entry-words";
import { QuickButtons, quickKeys } from "./quick-new";
import "@/sheets/management.css";

type AddProps = { range: Range; onAdd: (kind: Kind | "booking") => void; onClose: () => void };

/** After a click or a drag over days: of which kind? The keys work here too. */
function QuickAddDialog({ range, onAdd, onClose }: AddProps) {
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const { first, last } = range;
  const days =
    first === last ? dayName(first, lng) : t("range", { first: dayName(first, lng), last: dayName(last, lng) });
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  });
  const keys = useSingleKeys();
  useEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      const kind = quickKeys[event.key.toLowerCase() as keyof typeof quickKeys];
      if (!kind || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current(kind);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [keys]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("whatKind")} description={days} narrow>
      <div className="mt-4 grid items-center gap-2">
        <QuickButtons onAdd={onAdd} inDialog />
      </div>
    </Dialog>
  );
}

/** Every key of the calendar. */
function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("calendar");
  const lng = useLocale();
  const kinds = useTranslations("busrequest.kinds");
  const name = (kind: Kind | "booking") => (kind === "booking" ? t("own") : kinds(kind));
  const on = useSingleKeys();
  const single: [string[], string][] = [
    ...Object.entries(quickKeys).map(([key, kind]): [string[], string] => [[key.toUpperCase()], name(kind)]),
    [["T"], t("today")],
    [["?"], t("help.open")],
  ];
  const rows: [string[], string][] = [
    ...(on ? single : []),
    [["←", "→", "↑", "↓"], t("help.arrows")],
    [[t("help.enterKey")], t("help.enter")],
    [[t("help.pageKeys")], t("help.page")],
    [[t("help.homeKeys")], t("help.home")],
    [[t("help.ctrlEnter")], t("help.save")],
    [[t("help.spaceKey")], t("help.space")],
    [["Esc"], t("help.escape")],
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("help.title")}
      description={t("help.text")}
      narrow
    >
      <KeyList rows={rows} />
      <p className="text-ink-2 mt-4">{t("help.drag")}</p>
      <p className="text-ink-2">
        {t.rich(on ? "help.turnOff" : "help.areOff", {
          account: (words) => <Link href={`/${lng}/userpanel/profile#keys`}>{words}</Link>,
        })}
      </p>
    </Dialog>
  );
}

/** Which of the calendar's small dialogs is open. */
export type Open =
  | { what: "help" | "feeds" }
  | { what: "entry"; id: string; at: HTMLElement }
  | { what: "gap"; gap: Gap; at: HTMLElement }
  | { what: "move" | "remove"; id: string }
  | { what: "kind"; range: Range }
  | null;

type Props = {
  open: Open;
  setOpen: (open: Open) => void;
  entry: Shown | undefined;
  edits: EntryEdits;
  add: Board["add"];
  move: (entry: Shown, target: Target) => Promise<boolean>;
  company: string;
  buses: readonly BusChoice[];
};

/** The edit modals; their code comes when one is first wanted. */
function Edits({ edits, buses }: Pick<Props, "edits" | "buses">) {
  const { request, booking, close, saved } = edits;
  const RequestDialog = useLazy(
    () => import("./request-dialog").then((part) => part.RequestDialog),
    request !== null,
    close,
  );
  const BookingDialog = useLazy(
    () => import("./booking-dialog").then((part) => part.BookingDialog),
    booking !== null,
    close,
  );
  if (RequestDialog && request) return <RequestDialog edit={request} buses={buses} onClose={close} onSaved={saved} />;
  if (BookingDialog && booking) return <BookingDialog edit={booking} buses={buses} onClose={close} onSaved={saved} />;
  return null;
}

function OneEntry({ entry, edits, open, setOpen, move, buses }: Props & { entry: Shown }) {
  const router = useRouter();
  const close = () => setOpen(null);
  if (open?.what === "move")
    return <MoveDialog entry={entry} buses={buses} onMove={(target) => move(entry, target)} onClose={close} />;
  async function act(action: EntryAction) {
    if (action === "move" || action === "remove") setOpen({ what: action, id: entry.id });
    else if (await edits.act(entry, action)) close();
  }
  function gone() {
    close();
    router.refresh();
  }
  function moveTo(target: Target) {
    close();
    void move(entry, target);
  }
  if (open?.what === "remove") return <RemoveEntry entry={entry} onGone={gone} onClose={close} />;
  if (open?.what !== "entry") return null;
  return (
    <EntryPopover
      entry={entry}
      at={open.at}
      buses={buses}
      busy={edits.busy}
      onAction={act}
      onMove={moveTo}
      onClose={close}
    />
  );
}

/** Whatever stands over the calendar. */
export function BoardDialogs(props: Props) {
  const { open, setOpen, entry, edits, add, company, buses } = props;
  const close = () => setOpen(null);
  const FeedDialog = useLazy(
    () => import("./feed-dialog").then((part) => part.FeedDialog),
    open?.what === "feeds",
    close,
  );
  const GapPopover = useLazy(
    () => import("./gap-popover").then((part) => part.GapPopover),
    open?.what === "gap",
    close,
  );
  return (
    <>
      {GapPopover && open?.what === "gap" && (
        <GapPopover
          {...open}
          company={company}
          plate={buses.find(({ id }) => id === open.gap.bus)?.licenceplate ?? ""}
          onClose={close}
        />
      )}
      {open?.what === "help" && <HelpDialog onClose={close} />}
      {open?.what === "kind" && (
        <QuickAddDialog range={open.range} onAdd={(kind) => add(kind, open.range)} onClose={close} />
      )}
      {entry && <OneEntry {...props} entry={entry} />}
      {FeedDialog && open?.what === "feeds" && <FeedDialog company={company} buses={buses} onClose={close} />}
      <Edits edits={edits} buses={buses} />
    </>
  );
}
