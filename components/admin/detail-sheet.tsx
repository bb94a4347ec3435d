"use client";
import * as Radix from "@radix-ui/react-dialog";
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

const stepClass =
  "-mt-2 grid size-11 place-items-center rounded-control hover:bg-hover disabled:cursor-default disabled:text-line-strong";
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
    const rows = [...document.querySelectorAll<HTMLElement>(`[data-admin-list] [data-row="${CSS.escape(rowId)}"]`)];
    // A row that a link has opened may stand on another page of the list.
    const row = rows.find((one) => one.offsetParent !== null) ?? document.getElementById("main");
    row?.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog bg-scrim animate-fade-fast">
          <Radix.Content
            ref={content}
            className="absolute inset-y-0 right-0 flex w-[min(34rem,100%)] animate-from-right flex-col bg-page elevation-dialog"
            data-detail-sheet
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            onCloseAutoFocus={goBack}
          >
            <header className="flex items-start gap-4 border-b-2 border-ink bg-surface px-5 pt-4 pb-3">
              <Radix.Title className="hyphens-auto text-xl wrap-anywhere">{title}</Radix.Title>
              <span className="flex items-center gap-2 ml-auto flex-nowrap">
                <button
                  type="button"
                  className={stepClass}
                  aria-label={t("previous")}
                  disabled={!onPrevious}
                  onClick={onPrevious ?? undefined}
                >
                  <Icon of="chevron-up" size={20} />
                </button>
                <button
                  type="button"
                  className={stepClass}
                  aria-label={t("next")}
                  disabled={!onNext}
                  onClick={onNext ?? undefined}
                >
                  <Icon of="chevron-down" size={20} />
                </button>
                <Radix.Close className={stepClass} aria-label={common("close")}>
                  <Icon of="x" size={20} />
                </Radix.Close>
              </span>
            </header>
            <div className="flex-1 overflow-auto px-5 pt-4 pb-8">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
