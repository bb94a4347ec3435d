"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useStore } from "@/components/ui/use-store";
import { consent, consentDefaults } from "@/lib/state/consent";

/** Pages that one must be able to read before choosing. */
const readable = /^\/[a-z]{2}\/(imprint|privacypolicy)\/?$/;

export function ConsentHost() {
  const state = useStore(consent, consentDefaults);
  const path = usePathname();
  useEffect(() => consent.load(), []);
  const open = state.dialog && !(state.firstVisit && !state.settingsPanel && readable.test(path));
  const ConsentDialog = useLazy(() => import("./consent-dialog").then((module) => module.ConsentDialog), open);
  return open && ConsentDialog ? <ConsentDialog state={state} /> : null;
}
