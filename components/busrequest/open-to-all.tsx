"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";

/** Ends the circle's head start, by two presses: who has read it cannot be told to forget it. */
export function OpenToAll({ id, reference }: { id: string; reference: string }) {
  const t = useTranslations("busrequest.circle");
  const [asks, setAsks] = useState(false);
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const open = () => run(() => api("POST /busrequest/{id}/open", { params: { id } }), t("opened", { reference }));
  return (
    <>
      <Button
        variant={asks ? "ink" : "line"}
        busy={busy}
        className="justify-self-start"
        onClick={() => (asks ? open() : setAsks(true))}
      >
        {t(asks ? "openSure" : "open")}
      </Button>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </>
  );
}
