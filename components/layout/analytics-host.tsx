"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useStore } from "@/components/ui/use-store";
import { followErrorConsent, visited } from "@/lib/analytics/errors";
import type { AnalyticsSettings } from "@/lib/analytics/settings";
import { consent, consentDefaults } from "@/lib/state/consent";

/** Starts and stops error reports and statistics by the reader's choice; until then it loads nothing. */
export function AnalyticsHost({ errors, tag }: AnalyticsSettings) {
  const { statistics } = useStore(consent, consentDefaults);
  const path = usePathname();
  const PageCounter = useLazy(
    () => import("./page-counter").then((module) => module.PageCounter),
    tag !== null && statistics,
  );

  useEffect(() => {
    const follow = () => void followErrorConsent(errors, consent.get().errorReporting);
    follow();
    // Told by the store itself: a rejection reloads the page before React would draw again.
    return consent.subscribe(follow);
  }, [errors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new path
  useEffect(visited, [path]);

  return tag && PageCounter ? <PageCounter tag={tag} /> : null;
}
