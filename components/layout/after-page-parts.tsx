"use client";
import { Toaster } from "@/components/ui/toaster";
import { TooltipHost } from "@/components/ui/tooltip-host";
import { CurrentUserKeeper } from "@/components/user/current-user-keeper";
import type { AnalyticsSettings } from "@/lib/analytics/settings";
import { AnalyticsHost } from "./analytics-host";

type Props = { toasts: string; close: string; analytics: AnalyticsSettings; signedIn: boolean };

/** Messages, names of icons, statistics with leave, and who is signed in. */
export function AfterPageParts({ toasts, close, analytics, signedIn }: Props) {
  return (
    <>
      <Toaster label={toasts} close={close} />
      <TooltipHost />
      {(analytics.errors || analytics.tag) && <AnalyticsHost {...analytics} />}
      <CurrentUserKeeper signedIn={signedIn} />
    </>
  );
}
