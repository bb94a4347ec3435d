"use client";
import { consent } from "@/lib/state/consent";

export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <button type="button" className="lk" aria-haspopup="dialog" onClick={consent.open}>
      {label}
    </button>
  );
}
