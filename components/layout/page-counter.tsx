"use client";
import { usePathname } from "next/navigation";
import { useReportWebVitals } from "next/web-vitals";
import { useEffect } from "react";
import { useStore } from "@/components/ui/use-store";
import { countPage, countVital, startTag, stopTag } from "@/lib/analytics/tag";
import type { TagSettings } from "@/lib/analytics/settings";
import { consent, consentDefaults } from "@/lib/state/consent";

const stopWithout = () => {
  if (!consent.get().statistics) stopTag();
};

/** Page views and web vitals for the tag. Loaded after consent and then kept: the measuring cannot be unregistered. */
export function PageCounter({ tag }: { tag: TagSettings }) {
  const { statistics, marketing } = useStore(consent, consentDefaults);
  const path = usePathname();

  useEffect(() => consent.subscribe(stopWithout), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither a refreshed layout nor a choice for marketing is a new page
  useEffect(() => {
    if (!statistics) return;
    startTag(tag, path, marketing);
    countPage(path, marketing);
  }, [path, statistics]);

  useReportWebVitals(countVital);
  return null;
}
