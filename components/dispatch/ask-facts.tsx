import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Stretch } from "@/lib/geo/road/profile";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

export type AskPage = {
  id: string;
  open: boolean;
  /** Somebody's bus comes. */
  taken: boolean;
  ask: {
    state: "can" | "seen" | "asked" | "no" | "off";
    accepted: boolean;
    seen_at: number | null;
    answered_at: number | null;
    arrivesAt: number | null;
    stood_down_at: number | null;
  };
  start: Place;
  end: Place | null;
  passengers: number | null;
  description: string;
  name: string;
  phone: string | null;
  askedAt: number;
  ring: number;
  distance: number;
  way: {
    km: number;
    minutes: number;
    line: [number, number][];
    ferries: Stretch[];
    from: { lat: number; lon: number; town: string };
  } | null;
  /** km from there to where the people want to go. */
  onward: number | null;
  buses: AskBus[];
  /** Where no single bus takes all people: those that do together. */
  together: string[];
  /** Of the buses that were promised. */
  plates: string[];
  amount: number | null;
  endedAt: number | null;
  wonArrivesAt: number | null;
};
export type AskBus = {
  id: string;
  licenceplate: string;
  country: string;
  capacity: number;
  spare: number | null;
  backAt: number | null;
  freeUntil: number | null;
};

/** How many stand where, and how far away that is. */
export function AskFacts({ page }: { page: AskPage }) {
  const t = useTranslations("dispatch.ask");
  const lng = useLocale() as Language;
  const { start, end, passengers, description, way, onward, distance, askedAt, ring } = page;
  const to = end && placeName(end, lng);
  return (
    <>
      <header
        data-kind="emergency"
        className="flex items-center gap-4 rounded-card border-b-3 border-kind-line bg-kind-tint p-4 text-on-kind-tint"
      >
        <KindSign kind="emergency" size={54} />
        <div className="min-w-0">
          <h1 className="title-2xl text-ink">{t("people", { count: passengers ?? 0 })}</h1>
          <p className="sign-md text-ink wrap-anywhere">
            {[t("at", { place: placeName(start, lng) }), description].filter(Boolean).join(", ")}
          </p>
          {to && <p>{onward === null ? t("to", { place: to }) : t("toKm", { place: to, km: onward })}</p>}
        </div>
      </header>
      <p>
        <b>{way ? t("way", { km: way.km, minutes: way.minutes }) : t("crow", { km: distance })}</b>{" "}
        {way?.from.town && t("from", { town: way.from.town })}
        <span className="block text-xs text-ink-2">{t("asked", { time: formatTime(askedAt), km: ring })}</span>
      </p>
    </>
  );
}
