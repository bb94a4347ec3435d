"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useStore } from "@/components/ui/use-store";
import type { Recipients } from "@/lib/analytics/settings";
import { consent, consentDefaults, consentKeys } from "@/lib/state/consent";

/** Pages that one must be able to read before choosing. */
const readable = /^\/[a-z]{2}\/(imprint|privacypolicy)\/?$/;

const choices: string[] = [consentKeys.statistics, consentKeys.marketing, consentKeys.errorReporting];

/** A choice made in another tab holds in this one, a withdrawal above all. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && choices.includes(key)) consent.load();
};

const isInForm = () => Boolean(document.activeElement?.closest("form"));

/** Whether the reader is at work in a form: what asks for itself does not take the focus out of it. */
function useInForm(watched: boolean) {
  const [inForm, setInForm] = useState(false);
  useEffect(() => {
    if (!watched) return;
    let frame = 0;
    // Between two fields nothing has the focus for a moment.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setInForm(isInForm()));
    };
    setInForm(isInForm());
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
    };
  }, [watched]);
  return inForm;
}

export function ConsentHost({ recipients }: { recipients: Recipients }) {
  const state = useStore(consent, consentDefaults);
  const path = usePathname();
  useEffect(() => {
    // In another site's frame nobody is asked, and all stays off.
    if (window.self !== window.top) return;
    consent.load();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  const unasked = state.firstVisit && !state.settingsPanel;
  const inForm = useInForm(state.dialog && unasked);
  const open = state.dialog && !(unasked && (inForm || readable.test(path)));
  const ConsentDialog = useLazy(() => import("./consent-dialog").then((module) => module.ConsentDialog), open);
  return open && ConsentDialog ? <ConsentDialog state={state} recipients={recipients} /> : null;
}
