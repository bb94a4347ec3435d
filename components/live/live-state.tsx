"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLive } from "./use-live";
import { useOnline } from "@/components/ui/use-online";

/** Whether news come by themselves, or are asked for now and then; that there is no network the bar of news says. */
export function LiveState() {
  const t = useTranslations("common.live");
  const [live, setLive] = useState(true);
  useLive({ since: null, onNews: () => undefined, onLive: setLive });
  if (!useOnline()) return null;
  return (
    <p className="flex items-start gap-2 text-xs text-ink-3">
      <Icon of="radio" size={15} className="mt-0.5" />
      {t(live ? "on" : "asking")}
    </p>
  );
}
