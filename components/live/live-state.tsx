"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLive } from "./use-live";

/** Whether news come by themselves, or are asked for now and then. */
export function LiveState() {
  const t = useTranslations("common.live");
  const [live, setLive] = useState(true);
  useLive({ since: null, onNews: () => undefined, onLive: setLive });
  return (
    <p className="flex items-start gap-2 text-xs text-ink-3">
      <Icon of="radio" size={15} className="mt-0.5" />
      {t(live ? "on" : "asking")}
    </p>
  );
}
