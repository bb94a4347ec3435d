"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { usePush } from "@/components/unsubscription/use-push";
import type { PushRecord } from "@/lib/features/push/schema";

const declinedKey = "push-declined";

/** Offers to tell this device of news, until somebody has said yes or no; the settings offer it for good. */
export function PushInvite({ push }: { push: PushRecord }) {
  const t = useTranslations("inbox.push");
  const { standing, busy, trouble, on } = usePush(push);
  const [declined, setDeclined] = useState(true);
  useEffect(() => setDeclined(localStorage.getItem(declinedKey) === "true"), []);
  if (standing !== "off" || declined) return null;
  const decline = () => {
    localStorage.setItem(declinedKey, "true");
    setDeclined(true);
  };
  return (
    <section className="card mt-4 flex flex-wrap items-center justify-between gap-3" aria-label={t("title")}>
      <p className="min-w-0">{t("text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="pri" busy={busy} onClick={on}>
          {t("on")}
        </Button>
        <Button variant="ghost" onClick={decline}>
          {t("no")}
        </Button>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}
