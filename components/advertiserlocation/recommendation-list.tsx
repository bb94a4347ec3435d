import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { BrownSign } from "@/components/home/brown-sign";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { lng: Language; rows: readonly Recommendation[]; alongRoute: boolean };

/** Partners as brown signs, nearest first. */
export async function RecommendationList({ lng, rows, alongRoute }: Props) {
  const t = await getTranslations("info.recommendations");
  return (
    <div className="info-cards">
      {rows.map(({ id, slug, category, title, city, text, distance, coachBays }) => (
        <Link key={id} className="pc" href={`/${lng}/publicProfile/${encodeURIComponent(slug)}`} prefetch={false}>
          <BrownSign category={category} />
          <div>
            <h2 className="text-lg">{city && !title.includes(city) ? `${title}, ${city}` : title}</h2>
            <p>{text}</p>
            <span className="row">
              {distance !== null && (
                <b>{t(alongRoute ? "off" : "away", { km: formatNumber(Math.round(distance), lng) })}</b>
              )}
              {coachBays !== null && <span className="mut">{t("bays", { count: coachBays })}</span>}
              <span className="cap">{t("ad")}</span>
            </span>
          </div>
        </Link>
      ))}
    </div>
  );
}
