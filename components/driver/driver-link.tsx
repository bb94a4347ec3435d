"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/http/client";

type Props = { trip: string; driver: string; phone: string };

/** The driver's page of a trip without an account: its link is shown once, a new one replaces it. */
export function DriverLink({ trip, driver, phone }: Props) {
  const t = useTranslations("driver.crew");
  const [url, setUrl] = useState("");
  const { run, busy } = useAction({ failed: t("failed") });
  const params = { id: trip, driverId: driver };
  const open = () =>
    run(async () => setUrl((await api("POST /trip/{id}/driver/{driverId}/link", { params })).first.url));
  const end = () =>
    run(async () => {
      await api("DELETE /trip/{id}/driver/{driverId}/link", { params });
      setUrl("");
    }, t("linkEnded"));
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: t("linkCopied") });
  };
  if (url === "")
    return (
      <div className="grid grid-cols-1 content-start gap-2">
        <div>
          <Button small busy={busy} onClick={open}>
            {t("linkGet")}
          </Button>
        </div>
        <p className="text-xs text-ink-3">{t("linkText")}</p>
      </div>
    );
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <input
        className="input-box w-full px-3"
        aria-label={t("link")}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button small onClick={() => void copy()}>
          {t("linkCopy")}
        </Button>
        {phone && (
          <ButtonLink small href={`sms:${phone.replace(/[^+\d]/g, "")}?&body=${encodeURIComponent(url)}`}>
            {t("linkSms")}
          </ButtonLink>
        )}
        <Button small variant="ghost" busy={busy} onClick={end}>
          {t("linkEnd")}
        </Button>
      </div>
    </div>
  );
}
