"use client";
import { HeldButton } from "@/components/ui/held-button";
import { consent } from "@/lib/state/consent";

/** Of each entry in the footer's columns. */
export const footerLink =
  "block min-h-6 py-1 text-left text-on-board-2 no-underline max-lg:pointer-coarse:flex max-lg:pointer-coarse:min-h-11 max-lg:pointer-coarse:items-center";

export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <HeldButton className={footerLink} aria-haspopup="dialog" onClick={consent.open}>
      {label}
    </HeldButton>
  );
}
