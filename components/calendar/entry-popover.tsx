"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import * as Radix from "@radix-ui/react-popover";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { ReturnOfTrip } from "@/components/returnleg/return-of-trip";
import { Button, ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { popoverClass } from "@/components/ui/popover-class";
import { EntryMenu, type MenuProps } from "./entry-menu";
import { EntryBadge, EntrySign, useEntryWords } from "./entry-words";
import { isOrdered, type Shown } from "./layout";

type Props = MenuProps & {
  /** The bar that was pressed: it stands there, and the focus goes back to it. */
  at: HTMLElement;
  busy: boolean;
  onClose: () => void;
};

function primaryOf(entry: Shown) {
  if (entry.returnable) return "return";
  const open = entry.kind === "booking" ? entry.state === "booked" : entry.mayMove;
  return open ? "edit" : "view";
}

/** The one thing that is done most often. */
function Primary({ entry, busy, onAction }: Pick<Props, "entry" | "busy" | "onAction">) {
  const t = useTranslations("calendar.actions");
  const lng = useLocale();
  const primary = primaryOf(entry);
  if (primary !== "view") {
    return (
      <Button variant="pri" busy={busy} onClick={() => onAction(primary)}>
        <Icon of={primary === "return" ? "move-right" : "pencil"} size={17} />
        {t(primary)}
      </Button>
    );
  }
  if (entry.kind === "external" || (entry.kind === "booking" && entry.request === null)) return null;
  return (
    <ButtonLink variant="pri" href={`/${lng}/request/${entry.request ?? entry.id}`}>
      <Icon of="eye" size={17} />
      {t("view")}
    </ButtonLink>
  );
}

function Facts({ entry }: { entry: Shown }) {
  const t = useTranslations("calendar");
  const lng = useLocale();
  const words = useEntryWords();
  const facts = [words.kind(entry), words.detail(entry)].filter(Boolean).join(", ");
  return (
    <div className="grid grid-cols-1 content-start gap-2 text-sm">
      <p className="text-ink-2">{words.whole(entry)}</p>
      <p className="flex flex-wrap items-center gap-2">
        <EntryBadge entry={entry} /> <span>{facts}</span>
      </p>
      {entry.received && <p className="text-ink-2">{t("feed.received")}</p>}
      {entry.agreed && !entry.received && (
        <p className="text-ink-2">{t(isOrdered(entry) ? "orderedText" : "agreedText")}</p>
      )}
      {entry.tripId && (
        <p>
          <Link href={`/${lng}/userpanel/trips/${entry.tripId}`}>{t("openTrip")}</Link>
        </p>
      )}
      {entry.note && (
        <p className="whitespace-pre-line wrap-anywhere">
          {entry.kind === "external" ? t("externals.source", { name: entry.note }) : entry.note}
        </p>
      )}
    </div>
  );
}

/** What an entry is, at its bar: one action at hand, the others in a menu. */
export function EntryPopover({ at, busy, onClose, ...props }: Props) {
  const { entry, onAction } = props;
  const t = useTranslations("common.action");
  const primary = <Primary entry={entry} busy={busy} onAction={onAction} />;
  const anchor = useRef(at);
  anchor.current = at;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={cn(popoverClass, "grid w-80 max-w-[calc(100vw-2rem)] gap-3 p-4!")}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={entry.title}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            at.focus();
          }}
        >
          <div className="flex items-start gap-2">
            <EntrySign entry={entry} size={24} />
            <b className="sign-lg wrap-anywhere">
              <RouteInline route={entry.title} />
            </b>
            <Button variant="ghost" small square className="ml-auto" aria-label={t("close")} onClick={onClose}>
              <Icon of="x" size={16} />
            </Button>
          </div>
          <Facts entry={entry} />
          <div className="flex flex-wrap items-center gap-2">
            {entry.returnable ? <ReturnOfTrip booking={entry.id} fallback={primary} /> : primary}
            <EntryMenu {...props} primary={primaryOf(entry)} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
