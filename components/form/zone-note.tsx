"use client";
import { useTimeZone, useTranslations } from "next-intl";
import { marketTimeZone } from "@/lib/i18n/formats";

/** By whose clock the times around it are, where that is not the market's. */
export function ZoneNote({ className = "" }: { className?: string }) {
  const t = useTranslations("form");
  const zone = useTimeZone();
  if (!zone || zone === marketTimeZone) return null;
  return <p className={`text-xs text-ink-3 ${className}`}>{t("zone", { zone: zone.replaceAll("_", " ") })}</p>;
}
