"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { smsHref } from "@/components/ui/tel";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";

type Props = { trip: string; driver: string; phone: string; linkedAt: number | null };

/** The driver's page of a trip without an account: its link is shown once, a new one replaces it; who has it can be shut out. */
export function DriverLink({ trip, driver, phone, linkedAt }: Props) {
  const t = useTranslations("driver.crew");
  const [url, setUrl] = useState("");
  const [given, setGiven] = useState(linkedAt);
  const { run, busy } = useAction({ failed: t("failed") });
  const params = { id: trip, driverId: driver };
  const open = () =>
    run(async () => {
      setUrl((await api("POST /trip/{id}/driver/{driverId}/link", { params })).first.url);
      setGiven(Date.now());
    });
  const end = () =>
    run(async () => {
      await api("DELETE /trip/{id}/driver/{driverId}/link", { params });
      setUrl("");
      setGiven(null);
    }, t("linkEnded"));
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: t("linkCopied") });
  };
  const shut = (
    <Button small variant="ghost" busy={busy} onClick={end}>
      {t("linkEnd")}
    </Button>
  );
  if (url === "")
    return (
      <div className="grid grid-cols-1 content-start gap-2">
        {given !== null && <p className="text-sm text-ink-2">{t("linkGiven", { date: formatDateTime(given) })}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button small busy={busy} onClick={open}>
            {t(given === null ? "linkGet" : "linkNew")}
          </Button>
          {given !== null && shut}
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
          <ButtonLink small href={smsHref(phone, url)}>
            {t("linkSms")}
          </ButtonLink>
        )}
        {shut}
      </div>
    </div>
  );
}
