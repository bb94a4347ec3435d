"use client";
import * as Radix from "@radix-ui/react-dialog";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: ReactNode;
  /** Step to the row before or after; null at the ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Single keys. */
  keys: boolean;
  /** Row that gets the focus back. */
  rowId: string;
  onClose: () => void;
  children: ReactNode;
};

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** The panel beside the list, over all of a phone. J and K step on without leaving it. */
export function DetailSheet({ title, onPrevious, onNext, keys, rowId, onClose, children }: Props) {
  const t = useTranslations("admin.panel");
  const common = useTranslations("common.action");
  const content = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest(typing) !== null;
    const here = event.target instanceof Node && content.current?.contains(event.target);
    if (!keys || inField || !here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "j") onNext?.();
    if (event.key === "k") onPrevious?.();
  };
  const goBack = (event: Event) => {
    event.preventDefault();
    const rows = [...document.querySelectorAll<HTMLElement>(`.al [data-row="${CSS.escape(rowId)}"]`)];
    // A row that a link has opened may stand on another page of the list.
    const row = rows.find((one) => one.offsetParent !== null) ?? document.getElementById("main");
    row?.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog bg-scrim animate-[fade_var(--t-2)_var(--ease-out)]">
          <Radix.Content
            ref={content}
            className="al-s absolute top-0 right-0 bottom-0 left-auto w-[min(34rem,100%)] flex flex-col bg-page shadow-dialog animate-[al-in_var(--t-3)_var(--ease-out)]"
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            onCloseAutoFocus={goBack}
          >
            <div className="al-sh">
              <Radix.Title>{title}</Radix.Title>
              <span className="flex items-center gap-2 ml-auto flex-nowrap">
                <button
                  type="button"
                  className="x"
                  aria-label={t("previous")}
                  disabled={!onPrevious}
                  onClick={onPrevious ?? undefined}
                >
                  <Icon of={ChevronUp} size={20} />
                </button>
                <button
                  type="button"
                  className="x"
                  aria-label={t("next")}
                  disabled={!onNext}
                  onClick={onNext ?? undefined}
                >
                  <Icon of={ChevronDown} size={20} />
                </button>
                <Radix.Close className="x" aria-label={common("close")}>
                  <Icon of={X} size={20} />
                </Radix.Close>
              </span>
            </div>
            <div className="al-sb">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
