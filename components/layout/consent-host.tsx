"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useStore } from "@/components/ui/use-store";
import type { Recipients } from "@/lib/analytics/settings";
import { consent, consentDefaults, consentKeys } from "@/lib/state/consent";
import { ConsentQuestion } from "./consent-question";
import { isInForm, readable } from "./consent-script";

const { statistics, marketing, errorReporting, maps } = consentKeys;
const choices: string[] = [statistics, marketing, errorReporting, maps];

/** A choice made in another tab holds in this one, a withdrawal above all. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && choices.includes(key)) consent.load();
};

/** Whether the reader is at work in a form, as long as that is watched. */
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
  const [known, setKnown] = useState(false);
  const path = usePathname();
  useEffect(() => {
    setKnown(true);
    // In another site's frame nobody is asked, and all stays off.
    if (window.self !== window.top) return;
    consent.load();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  const asked = state.dialog && state.firstVisit && !state.settingsPanel;
  const inForm = useInForm(asked);
  const settings = state.dialog && !asked;
  const ConsentDialog = useLazy(() => import("./consent-dialog").then((module) => module.ConsentDialog), settings);
  return (
    <>
      <ConsentQuestion open={asked && !inForm && !readable.test(path)} known={known} />
      {settings && ConsentDialog && <ConsentDialog state={state} recipients={recipients} />}
    </>
  );
}
