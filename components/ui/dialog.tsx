"use client";
import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Icon } from "./icon";
import { goBackTo, type Origin, originNow } from "./opener";

type Props = {
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

/** Centred sheet; below md it comes from the bottom edge. Focus goes in, stays in and returns (Radix). */
export function Dialog(props: Props) {
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
        <Radix.Overlay className="scrim" style={layer && { zIndex: "var(--z-consent)" }}>
          <Radix.Content
            className={`dialog${narrow ? " narrow" : ""}${wide ? " wide" : ""}`}
            onOpenAutoFocus={() => {
              origin.current = originNow();
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
            <div className="dialog-h">
              <Radix.Title>{title}</Radix.Title>
              {dismissible && (
                <Radix.Close className="x" aria-label={t("action.close")}>
                  <Icon of={X} size={20} />
                </Radix.Close>
              )}
            </div>
            <div className="dialog-b">
              {description && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
              {children}
            </div>
            {footer && <div className="dialog-f">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
