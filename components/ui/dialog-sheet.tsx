"use client";
import * as Radix from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";
import { goBackTo, type Origin, originNow } from "./opener";
import "@/sheets/later.css";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A sentence. */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  narrow?: boolean;
  wide?: boolean;
  /** False: only the dialog's own buttons close it. */
  dismissible?: boolean;
  layer?: "consent";
};

/** Nobody has pressed anything for it just now: a ring around its first control would come from nowhere. */
const opensItself = () => document.activeElement === document.body && navigator.userActivation?.isActive === false;

/**
 * Centred sheet; below md it comes from the bottom edge. Focus goes in, stays in and returns (Radix). The way on stays
 * in sight of a long form: what lies between head and foot scrolls, so that nothing stands half under them. On a very
 * low screen that would hide the form instead, and all of it scrolls.
 */
export function DialogSheet(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, narrow, wide, dismissible = true, layer } = props;
  const t = useTranslations("common");
  const origin = useRef<Origin | null>(null);
  // Radix gives the focus back to its own trigger only; ours are opened from anywhere.
  const goBack = (event: Event) => {
    event.preventDefault();
    if (origin.current) goBackTo(origin.current);
  };
  const keep = (event: Event) => !dismissible && event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            "fixed inset-0 grid animate-fade place-items-center overflow-auto bg-scrim p-4 max-md:items-end max-md:justify-items-center max-md:p-0",
            layer === "consent" ? "z-consent" : "z-dialog",
          )}
        >
          <Radix.Content
            className={cn(
              "max-md:rounded-t-dialog max-h-[calc(100dvh-2rem)] animate-rise overflow-auto rounded-dialog bg-raised elevation-dialog focus-visible:outline-0 max-md:max-h-[92vh] max-md:rounded-b-none",
              narrow ? "w-[min(36rem,100%)]" : wide ? "w-[min(61rem,100%)]" : "w-[min(40rem,100%)]",
              footer && "tall:flex tall:flex-col tall:overflow-hidden",
            )}
            onOpenAutoFocus={(event) => {
              const itself = opensItself();
              origin.current = originNow();
              if (!itself || !(event.currentTarget instanceof HTMLElement)) return;
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
            }}
            // Radix leads Tab from the last control to the first without scrolling there.
            onKeyUp={({ key, target }) =>
              key === "Tab" && target instanceof Element && target.scrollIntoView({ block: "nearest" })
            }
            onCloseAutoFocus={goBack}
            onEscapeKeyDown={keep}
            onPointerDownOutside={keep}
            onInteractOutside={keep}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <header className="flex flex-none items-start gap-4 px-6 pt-6 pb-3">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {dismissible && (
                <Radix.Close
                  className="-mt-[0.35rem] -mr-2 ml-auto grid size-11 flex-none place-items-center rounded-control"
                  aria-label={t("action.close")}
                >
                  <Icon of="x" size={20} />
                </Radix.Close>
              )}
            </header>
            <div
              className={cn(
                "px-6 pb-5",
                footer &&
                  "tall:-mt-[0.35rem] tall:min-h-0 tall:overflow-auto tall:overscroll-contain tall:pt-[0.35rem]",
              )}
            >
              {description && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
              {children}
            </div>
            {footer && (
              <footer className="flex flex-none flex-wrap gap-[0.6rem] border-t border-line px-6 pt-4 pb-5 max-md:[&_:is(a,button)]:flex-[1_1_40%]">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
