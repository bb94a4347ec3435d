import { useLocale, useTranslations } from "next-intl";
import type { TripWay } from "@/lib/features/way/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Facts = Pick<TripWay, "km" | "minutes" | "source">;
type Props = {
  way: Facts;
  /** There and back. */
  twice: boolean;
  /** The way home, where it is known. */
  home?: Facts | null;
  /** Stops are of the way out: it alone is told, where the way home is not known. */
  over?: boolean;
};

const isAlike = (one: Facts, other: Facts) => one.km === other.km && one.minutes === other.minutes;

/** Km and driving time of one way, or of both where they differ: an estimate, and what it rests on. */
export function WayWords({ way, twice, home = null, over = false }: Props) {
  const t = useTranslations("way");
  const lng = useLocale() as Language;
  const factsOf = ({ km, minutes }: Facts) => ({
    km: formatNumber(km, lng),
    h: Math.floor(minutes / 60),
    m: minutes % 60,
  });
  const differ = home !== null && !isAlike(way, home);
  const word = !twice ? "one" : differ || (home === null && over) ? "out" : "each";
  return (
    <>
      {t(word, factsOf(way))}
      {twice && differ && <span className="block">{t("home", factsOf(home))}</span>}
      <span className="block text-xs font-regular text-ink-3">{t(`source.${way.source}`)}</span>
    </>
  );
}
