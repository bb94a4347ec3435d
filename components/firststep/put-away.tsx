"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/client";

const focusMain = () => document.getElementById("main")?.focus();

/** Puts the list away for good; the focus does not go with it. */
export function PutAway() {
  const t = useTranslations("firststep");
  const { run, busy } = useAction({ failed: t("failed"), refresh: "page", onShown: focusMain });
  return (
    <Button
      small
      className="ml-auto"
      busy={busy}
      onClick={() => void run(() => api("DELETE /user/firststeps"), t("awayDone"))}
    >
      {t("away")}
    </Button>
  );
}
