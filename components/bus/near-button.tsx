"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

/** Asks the browser where the passenger is, and only then; the position goes into the address, nowhere else. */
export function NearButton() {
  const t = useTranslations("bus.scanned");
  const lng = useLocale();
  const router = useRouter();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  function ask() {
    if (!navigator.geolocation) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = [coords.longitude, coords.latitude].map((degree) => degree.toFixed(3));
        router.push(`/${lng}/travelrecommendations?${new URLSearchParams({ from: point.join(",") })}`);
      },
      () => setState("failed"),
      { maximumAge: 60_000, timeout: 10_000 },
    );
  }
  return (
    <>
      <Button variant="pri" busy={state === "asking"} onClick={ask}>
        <Icon of="locate-fixed" size={17} />
        {t("here")}
      </Button>
      {state === "failed" && (
        <Notice tone="warn" live>
          {t("hereFailed")}
        </Notice>
      )}
    </>
  );
}
