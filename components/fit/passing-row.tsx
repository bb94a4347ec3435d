"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { KindWord } from "@/components/busrequest/kind-chip";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { takeOver } from "@/components/ui/take-over";
import type { FitRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { formatTime } from "@/lib/i18n/formats";
import { isRide, routeOf, useFitWords } from "./fit-words";

/** Who asks: by the link of the mail, by an account, or by the address of a request that is still to be confirmed. */
export type Asker = {
  id: string;
  token?: string;
  email?: string /** Public: companies hear of it at once. */;
  active: boolean;
};

function AskButton({ fit, asker }: { fit: FitRecord; asker: Asker }) {
  const { id, token, email, active } = asker;
  const t = useTranslations("fit.author");
  const [asked, setAsked] = useState(fit.asked);
  const { run, busy } = useAction({ failed: t("askFailed") });
  if (!fit.supply.id) return null;
  const body = { supply: fit.supply.id, ...(email ? { email } : {}) };
  async function ask() {
    const sent = await run(() => api("POST /busrequest/{id}/fits/ask", { params: { id }, body, token }));
    if (sent) setAsked(true);
  }
  if (asked)
    return (
      <p ref={fit.asked ? undefined : takeOver} tabIndex={-1} className="sign-sm" role="status">
        {t(active ? "asked" : "askedFirst")}
      </p>
    );
  return (
    <Button small busy={busy} onClick={ask} aria-label={`${t(active ? "ask" : "askFirst")}: ${routeOf(fit.supply)}`}>
      {t(active ? "ask" : "askFirst")}
    </Button>
  );
}

type RowProps = { fit: FitRecord; asker: Asker; selected?: boolean; onSelect?: () => void };

/** A bus that goes there anyhow, or stands near: when it comes, and at what detour. */
export function PassingRow({ fit, asker, selected, onSelect }: RowProps) {
  const t = useTranslations("fit.author");
  const row = useTranslations("fit.row");
  const { km, span } = useFitWords();
  const { supply, shiftMinutes, seatsLeft } = fit;
  const says = useTranslations("busrequest.vehicleTypes");
  const kind = supply.design && says(supply.design);
  const seats = supply.seats === null ? [] : [row("seats", { count: supply.seats }), row("left", { count: seatsLeft })];
  const moved = shiftMinutes === 0 ? "onTime" : shiftMinutes < 0 ? "earlier" : "later";
  const route = <RouteInline route={routeOf(supply)} />;
  return (
    <li
      className={cn(
        "grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3 max-md:grid-cols-[28px_minmax(0,1fr)] max-md:px-4",
        selected && "bg-selected",
      )}
    >
      <KindSign kind={supply.category} size={28} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="sign-lg wrap-anywhere">
          {onSelect ? (
            <button type="button" className="text-left wrap-anywhere" aria-pressed={selected} onClick={onSelect}>
              {route}
            </button>
          ) : (
            route
          )}
        </h3>
        <p className="text-sm text-ink-2">
          <KindWord kind={supply.category} /> {[supply.company?.name, kind, ...seats].filter(Boolean).join(", ")}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <b>{t("pickup", { time: formatTime(fit.pickup) })}</b>
          <span className="flex items-center gap-1.5 text-ink-2">
            <Icon of="map-pinned" size={15} />
            {t(isRide(fit) ? "detour" : "dead", { km: km(fit.extraKm) })}
          </span>
          {moved !== "onTime" && <span className="text-ink-2">{t(moved, { span: span(shiftMinutes) })}</span>}
        </p>
      </div>
      <div className="flex items-center gap-5 max-md:col-start-2">
        {supply.seats !== null && (
          <SeatPlan className="max-md:hidden" capacity={supply.seats} taken={supply.seats - seatsLeft} height={28} />
        )}
        <AskButton fit={fit} asker={asker} />
      </div>
    </li>
  );
}
