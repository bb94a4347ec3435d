"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import type { FactorRecord } from "@/lib/features/factor/schema";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";

type Device = FactorRecord["devices"][number];
type Props = { devices: readonly Device[]; refresh: () => Promise<void> };

/** Browsers that are asked for no code for a while. */
export function TrustedDevices({ devices, refresh }: Props) {
  const t = useTranslations("user.factor");
  const { run, busy } = useAction({ failed: t("failed"), refresh });
  const nameOf = ({ browser, system }: Device) =>
    browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknown"));
  if (devices.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{t("devices")}</h3>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <div className="min-w-0 grow basis-48">
              <b>{nameOf(device)}</b>
              <br />
              <span className="text-xs text-ink-3">{t("until", { day: formatDate(device.expires_at) })}</span>
            </div>
            <Button
              small
              className="max-lg:min-h-11"
              busy={busy}
              aria-label={t("forgetFor", { name: nameOf(device) })}
              onClick={() =>
                void run(() => api("DELETE /user/factor/devices/{id}", { params: { id: device.id } }), t("forgotten"))
              }
            >
              {t("forget")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
