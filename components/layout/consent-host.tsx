"use client";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useStore } from "@/components/ui/use-store";
import { consent, consentDefaults } from "@/lib/state/consent";

const ConsentDialog = dynamic(() => import("./consent-dialog").then((module) => module.ConsentDialog), { ssr: false });

/** Pages that one must be able to read before choosing. */
const readable = /^\/[a-z]{2}\/(imprint|privacypolicy)\/?$/;

export function ConsentHost() {
  const state = useStore(consent, consentDefaults);
  const path = usePathname();
  useEffect(() => consent.load(), []);
  if (!state.dialog || (state.firstVisit && !state.settingsPanel && readable.test(path))) return null;
  return <ConsentDialog state={state} />;
}
