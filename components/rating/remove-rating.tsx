"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/client";

/** Takes a customer's rating off the profile, and puts it back from the message that tells so. */
export function RemoveRating({ trip }: { trip: string }) {
  const t = useTranslations("rating.remove");
  const { run, busy } = useAction({ refresh: "page", failed: t("failed") });
  const put = (removed: boolean) =>
    api("PUT /trip/{id}/rating/{by}", { params: { id: trip, by: "author" }, body: { removed } });
  const back = () => void run(() => put(false), t("restored"));
  const act = () => run(() => put(true), { title: t("done"), action: { label: t("undo"), onAct: back } });
  return (
    <Button small busy={busy} onClick={act}>
      {t("do")}
    </Button>
  );
}
