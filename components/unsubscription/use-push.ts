"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { type PushStanding, pushStanding, switchPushOff, switchPushOn } from "@/lib/features/push/client";
import type { PushRecord } from "@/lib/features/push/schema";
import { ApiError, api } from "@/lib/http/client";

/** Whether this browser is told of news. `standing` null: it has not said yet, or this house sends nothing. */
export function usePush(stored: PushRecord) {
  const t = useTranslations("emailsettings.push");
  const [push, setPush] = useState(stored);
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const [refused, setRefused] = useState("");
  const { run, busy, trouble } = useAction();
  const { key, active } = push;
  useEffect(() => {
    if (key === null) return;
    // A browser may have forgotten what the server remembers, and the other way round: then a press mends both.
    pushStanding().then(
      (here) => setStanding(here === "on" && !active ? "off" : here),
      () => undefined,
    );
  }, [key, active]);

  const turn = (work: () => Promise<PushStanding>) =>
    run(async () => {
      setRefused("");
      try {
        setStanding(await work());
      } catch (error) {
        if (error instanceof ApiError) throw error;
        // Of the browser: its push service cannot be reached, or is switched off.
        setRefused(t("failed"));
        return;
      }
      setPush((await api("GET /push/subscription")).first);
    });
  return {
    standing,
    browsers: push.browsers,
    busy,
    trouble: refused || trouble,
    on: () => turn(() => switchPushOn(key ?? "")),
    off: () => turn(switchPushOff),
  };
}
