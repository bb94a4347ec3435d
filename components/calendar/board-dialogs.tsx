"use client";
import { useRouter } from "next/navigation";
import { useLazy } from "@/components/ui/use-lazy";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Board, Range } from "./board-context";
import { EntryDialog, type EntryAction } from "./entry-dialog";
import type { Shown } from "./layout";
import { MoveDialog } from "./move-dialog";
import { HelpDialog, QuickAddDialog } from "./small-dialogs";
import type { Target } from "./target";
import type { EntryEdits } from "./use-entry-dialogs";

/** Which of the calendar's small dialogs is open. */
export type Open =
  | { what: "help" | "feeds" }
  | { what: "entry" | "move"; id: string }
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
  const RequestDialog = useLazy(() => import("./request-dialog").then((m) => m.RequestDialog), request !== null);
  const BookingDialog = useLazy(() => import("./booking-dialog").then((m) => m.BookingDialog), booking !== null);
  if (RequestDialog && request) return <RequestDialog edit={request} onClose={close} onSaved={saved} />;
  if (BookingDialog && booking) return <BookingDialog edit={booking} buses={buses} onClose={close} onSaved={saved} />;
  return null;
}

function OneEntry({ entry, edits, open, setOpen, move, buses }: Props & { entry: Shown }) {
  const router = useRouter();
  const close = () => setOpen(null);
  if (open?.what === "move")
    return <MoveDialog entry={entry} buses={buses} onMove={(target) => move(entry, target)} onClose={close} />;
  async function act(action: EntryAction) {
    if (action === "move") setOpen({ what: "move", id: entry.id });
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
  return (
    <EntryDialog
      entry={entry}
      buses={buses}
      busy={edits.busy}
      onAction={act}
      onMove={moveTo}
      onGone={gone}
      onClose={close}
    />
  );
}

/** Whatever stands over the calendar. */
export function BoardDialogs(props: Props) {
  const { open, setOpen, entry, edits, add, company, buses } = props;
  const FeedDialog = useLazy(() => import("./feed-dialog").then((m) => m.FeedDialog), open?.what === "feeds");
  const close = () => setOpen(null);
  return (
    <>
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
