import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Badge } from "@/components/ui/badge";
import { hatched } from "@/components/calendar/looks";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";
import type { TourChain, TourLeg } from "@/lib/features/tour/schema";
import type { LegState } from "@/lib/features/tour/rules";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";

/** How a leg stands, by its badge. */
export const legTones = { open: "live", offered: "pend", full: "off", won: "live", lost: "no" } as const;

/** Whether the group's wish holds, or by how much it would have to move; in a draft how the leg stands. */
function Standing({ leg, state }: { leg: TourLeg; state?: LegState }) {
  const t = useTranslations("tour");
  const shift = Math.round((leg.start - leg.wished) / 60_000);
  if (state && state !== "open") return <Badge tone={legTones[state]}>{t(`state.${state}`)}</Badge>;
  if (shift === 0) return <Badge tone="live">{t("leg.fits")}</Badge>;
  return <Badge tone="pend">{t(shift < 0 ? "leg.earlier" : "leg.later", { minutes: Math.abs(shift) })}</Badge>;
}

function EmptyRow({ words, km }: { words: string; km: number }) {
  const lng = useLocale() as Language;
  return (
    <tr className={hatched}>
      <td />
      <td className="text-ink-2">{words}</td>
      <td />
      <td className="text-right text-ink-2">{formatNumber(Math.round(km), lng)}</td>
      <td />
    </tr>
  );
}

/** A booking that stands before or behind the chain. */
function FixedRow({ title, when }: { title: string; when: string }) {
  return (
    <tr>
      <td>
        <Icon of="lock" size={16} />
      </td>
      <td className="wrap-anywhere">
        <RouteInline route={title} />
      </td>
      <td colSpan={3}>{when}</td>
    </tr>
  );
}

function useMoment() {
  const lng = useLocale() as Language;
  return (at: number) => `${formatDayShort(at, lng)} ${formatTime(at)}`;
}

type RowProps = { one: TourLeg; at: number; chosen: boolean; onLeg: (leg: number) => void; state?: LegState };

function LegRow({ one, at, chosen, onLeg, state }: RowProps) {
  const t = useTranslations("tour");
  const kinds = useTranslations("busrequest.organisationTypes");
  const lng = useLocale() as Language;
  return (
    <tr className={cn(chosen && "bg-selected")}>
      <td>
        <button
          type="button"
          className="sign-sm min-h-6 min-w-6 cursor-pointer rounded-full bg-ink text-page"
          aria-pressed={chosen}
          aria-label={t("bar.leg", { number: at + 1, from: one.from.name, to: one.to.name })}
          onClick={() => onLeg(at)}
        >
          {at + 1}
        </button>
      </td>
      <td>
        <a href={`/${lng}/request/${one.request}`} className="font-bold">
          <RouteInline route={routeText(one.from.name, one.to.name)} />
        </a>
        <span className="block text-xs text-ink-2">
          {[
            one.passengers === null ? null : t("leg.people", { count: one.passengers }),
            isKnown(one.organisation) ? kinds(one.organisation) : null,
            one.returns ? t("leg.returns") : null,
            one.reference,
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </td>
      <td>
        {formatDayShort(one.start, lng)} {formatTime(one.start)}
      </td>
      <td className="text-right">{formatNumber(Math.round(one.km), lng)}</td>
      <td>
        <Standing leg={one} state={state} />
      </td>
    </tr>
  );
}

type Props = {
  chain: TourChain;
  leg: number | null;
  onLeg: (leg: number) => void;
  states?: ReadonlyMap<string, LegState>;
};

/** The chain in words: trips, and the empty ways between them. */
export function LegTable({ chain, leg, onLeg, states }: Props) {
  const t = useTranslations("tour");
  const moment = useMoment();
  const head = (
    <>
      <th>
        <span className="sr-only">{t("leg.number")}</span>
      </th>
      <th>{t("leg.trip")}</th>
      <th>{t("leg.departure")}</th>
      <th className="text-right">km</th>
      <th>{t("leg.standing")}</th>
    </>
  );
  return (
    <Table caption={t("leg.caption")} head={head} className="rounded-card border border-line bg-surface">
      {chain.fixed
        .filter(({ start }) => start < chain.leave)
        .map(({ title, end }) => (
          <FixedRow key={end} title={title} when={t("leg.fixedUntil", { time: moment(end) })} />
        ))}
      {chain.legs.map((one, at) => (
        <Fragment key={one.request}>
          {one.toKm >= 0.5 && (
            <EmptyRow
              words={
                at === 0
                  ? t("leg.first", { from: chain.base.name, place: one.from.name })
                  : t("leg.to", { place: one.from.name })
              }
              km={one.toKm}
            />
          )}
          <LegRow one={one} at={at} chosen={at === leg} onLeg={onLeg} state={states?.get(one.request)} />
        </Fragment>
      ))}
      {chain.homeKm >= 0.5 && <EmptyRow words={t("leg.home", { place: chain.end.name })} km={chain.homeKm} />}
      {chain.fixed
        .filter(({ start }) => start >= chain.leave)
        .map(({ title, start }) => (
          <FixedRow key={start} title={title} when={t("leg.fixedFrom", { time: moment(start) })} />
        ))}
    </Table>
  );
}

const known = ["SCHOOL", "CLUB", "COMPANY", "AUTHORITY", "PRIVATE"] as const;
const isKnown = (kind: string | null): kind is (typeof known)[number] => known.some((one) => one === kind);
