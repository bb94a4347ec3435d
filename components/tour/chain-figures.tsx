import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { VerdictSign } from "@/components/drivinghours/verdict-sign";
import type { TourChain } from "@/lib/features/tour/schema";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

function Figure({ value, unit, children }: { value: string; unit: string; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <p>
        <b className="sign-lg text-2xl">{value}</b> <span className="text-sm">{unit}</span>
      </p>
      <p className="text-xs text-ink-2">{children}</p>
    </div>
  );
}

/** What a chain is worth and who drives it; a dash each while none is known. */
export function ChainFigures({ chain, stale = false }: { chain: TourChain | null; stale?: boolean }) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const say = (value: number | undefined, digits = 0) =>
    value === undefined ? "–" : formatNumber(Number(value.toFixed(digits)), lng);
  const all = chain && chain.paidKm + chain.deadKm;
  const driving = (chain?.driving ?? []).map(clock).join(", ");
  const breaks = (chain?.breaks ?? []).map((moment) => formatTime(moment)).join(", ");
  const crew = chain && (chain.drivers === 2 ? "two" : chain.nights > 0 ? "night" : "one");
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface",
        stale && "opacity-50",
      )}
    >
      <Figure value={chain ? say(chain.share * 100) : "–"} unit="%">
        {t("figure.share", { paid: say(chain?.paidKm), all: say(all ?? undefined) })}
      </Figure>
      <Figure value={say(chain?.deadKm)} unit="km">
        {t("figure.dead", { alone: say(chain ? chain.deadKm + chain.savedKm : undefined) })}
      </Figure>
      <Figure value={say(chain?.savedKm)} unit="km">
        {t("figure.saved", { litres: say(chain?.litres) })}
      </Figure>
      <Figure value={say(chain ? chain.carbon / 1000 : undefined, 2)} unit="t">
        {t("figure.carbon")}
      </Figure>
      {crew && chain && (
        <div className="flex items-center gap-3 px-4 py-3">
          <VerdictSign verdict={crew === "two" ? "secondDriver" : crew === "night" ? "hotel" : "oneDriver"} />
          <p className="text-sm">
            <b className="block">{t(`drivers.${crew}`, { count: chain.nights })}</b>
            <span className="block text-ink-2">{t("figure.driving", { driving })}</span>
            {breaks !== "" && <span className="text-ink-2">{t("figure.breaks", { times: breaks })}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
