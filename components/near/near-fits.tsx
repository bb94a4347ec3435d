"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Plate } from "@/components/bus/plate";
import { useFitWords } from "@/components/fit/fit-words";
import { KindSign } from "@/components/map/kind-sign";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type FitLook, type NamedFit, usualLook } from "@/lib/features/fit/rules";
import { formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { NearLine } from "./near-line";

/** The request's page with what it is to compare, by the same bounds as the list. */
export function fitHref(path: string, { hours, km }: FitLook, link?: string) {
  const said = {
    ...(link ? { fit: link } : {}),
    ...(hours === usualLook.hours && km === usualLook.km ? {} : { hours: String(hours), km: String(km) }),
  };
  const search = new URLSearchParams(said).toString();
  return `${path}${search && `?${search}`}#${link ? "offer" : "fits"}`;
}

/** How many of the company's buses fit, and the best of them; leads to the comparison. */
export function FitLine({ row: { id, fit }, look }: { row: NearLine; look: FitLook }) {
  const t = useTranslations("near.fit");
  const lng = useLocale();
  const { km } = useFitWords();
  const [best] = fit?.best ?? [];
  if (!fit || !best) return null;
  const values = { count: fit.count, km: km(best.extraKm), saved: km(best.savedKm) };
  return (
    <p className="text-sm max-lg:col-[2/-1]">
      <Link className="inline-flex items-center gap-1.5 font-bold" href={fitHref(`/${lng}/request/${id}`, look)}>
        <Icon of="route" size={15} />
        {t(best.ride ? "ride" : "free", values)}
      </Link>
    </p>
  );
}

type Deltas = Pick<NamedFit, "ride" | "from" | "leave" | "extraKm" | "extraMinutes" | "shiftMinutes">;

function useDeltas() {
  const t = useTranslations("near.fit");
  const { km, span } = useFitWords();
  return ({ ride, from, leave, extraKm, extraMinutes, shiftMinutes }: Deltas) => {
    if (!ride) return t("from", { place: from, time: formatTime(leave) });
    const shift = t(shiftMinutes === 0 ? "onTime" : shiftMinutes < 0 ? "earlier" : "later", {
      span: span(shiftMinutes),
    });
    return [`+${km(extraKm)}`, `+${span(extraMinutes)}`, shift].join(", ");
  };
}

type LineProps = { fit: Deltas & Pick<NamedFit, "savedKm">; children: ReactNode };

/** A bus that fits: what it is called, what it drives more, what is saved by it. */
export function FitItem({ fit, children }: LineProps) {
  const t = useTranslations("near.fit");
  const { km } = useFitWords();
  const deltas = useDeltas();
  const { ride, savedKm, extraKm } = fit;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-sm font-stretch-dense">
      <KindSign kind={ride ? "emptyride" : "vacancy"} size={20} />
      {children}
      <span className="flex-1">{deltas(fit)}</span>
      <strong className="tabular-nums">{t(ride ? "saved" : "dead", { km: km(ride ? savedKm : extraKm) })}</strong>
    </li>
  );
}

/** The best buses for an opened row, and the way to an offer with the first. */
export function FitList({ row: { id, fit }, look }: { row: NearLine; look: FitLook }) {
  const t = useTranslations("near.fit");
  const lng = useLocale();
  const [best] = fit?.best ?? [];
  if (!fit || !best) return null;
  const path = `/${lng}/request/${id}`;
  return (
    <div className="col-[2/-1] mt-2 max-lg:col-span-full">
      <h3 className="sign-sm">{t("count", { count: fit.count })}</h3>
      <ul>
        {fit.best.map((one) => (
          <FitItem key={one.link} fit={one}>
            {one.bus ? (
              <span className="flex">
                <Plate plate={one.bus.licenceplate} country={one.bus.country} size="sm" />
              </span>
            ) : (
              <b>{routeText(one.from, one.to)}</b>
            )}
          </FitItem>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <ButtonLink small variant="ink" href={fitHref(path, look, best.link)}>
          {best.bus ? t("offer", { bus: best.bus.licenceplate }) : t("offerRide")}
        </ButtonLink>
        <ButtonLink small href={fitHref(path, look)}>
          {t("compare")}
        </ButtonLink>
      </p>
    </div>
  );
}
