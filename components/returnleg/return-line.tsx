"use client";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Button, ButtonLink } from "@/components/ui/button";
import type { ReturnLegRecord } from "@/lib/features/returnleg/schema";
import { formatDate, formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import { focusHeading } from "@/components/ui/opener";
import { takeOver } from "@/components/ui/take-over";
import { useReturnActions } from "./use-returns";

type Props = {
  leg: ReturnLegRecord;
  /** Where it stands alone: publishing is the one thing to do. */
  primary?: boolean;
};

const toLink = (actions: HTMLElement | null) => takeOver(actions?.querySelector("a"));

/** An empty way home: from where to where, when, and the press that publishes it. */
export function ReturnLine({ leg, primary }: Props) {
  const t = useTranslations("returnleg");
  const lng = useLocale() as Language;
  const { busy, publish, drop } = useReturnActions();
  const pressed = useRef(false);
  const { id, from, to, start, end, km, bus, post } = leg;
  const isNextDay = formatDate(end) !== formatDate(start);
  const ends = isNextDay ? `${formatDayShort(end, lng)} ${formatTime(end)}` : formatTime(end);
  async function letGo(section: Element | null) {
    // The line goes with its button.
    if (await drop(id)) focusHeading(section, { preventScroll: true });
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 text-sm">
        <b className="block wrap-anywhere">
          <RouteInline route={routeText(from, to)} />
        </b>
        <span className="text-ink-2">
          {t("when", { day: formatDayShort(start, lng), start: formatTime(start), end: ends })},{" "}
          {t("km", { km: formatNumber(Math.round(km), lng) })}
          {bus && `, ${bus.licenceplate.replaceAll(" ", "\u00a0")}`}
        </span>
        {!bus && <span className="block">{t("noBus")}</span>}
      </p>
      <span ref={post && pressed.current ? toLink : undefined} className="flex flex-wrap gap-2">
        {post ? (
          <ButtonLink small href={`/${lng}/request/${post}`}>
            {t("see")}
          </ButtonLink>
        ) : (
          <>
            {bus && (
              <Button
                small
                variant={primary ? "pri" : undefined}
                busy={busy}
                onClick={() => {
                  pressed.current = true;
                  return publish(id);
                }}
              >
                {t("publish")}
              </Button>
            )}
            <Button
              small
              variant="ghost"
              busy={busy}
              onClick={({ currentTarget }) => letGo(currentTarget.closest("section"))}
            >
              {t("drop")}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
