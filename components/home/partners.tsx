import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { CountedCard } from "@/components/statistic/counted-card";
import { parseFilm } from "@/lib/features/advertiser/rules";
import type { HomeEntry } from "@/lib/features/advertiser/schema/home-entry";
import type { Language } from "@/lib/i18n/routing";
import { tableSettings } from "@/lib/state/table-settings";
import { PartnerCard } from "./partner-card";
import { RowPager } from "./row-pager";

export const partnersAPage = tableSettings.startPageAdvertisers.take;

type Props = { lng: Language; rows: readonly HomeEntry[]; total: number; page: number; href: (page: number) => string };

/** Paying travel services, three at a time; nothing where there is none. */
export async function Partners({ lng, rows, total, page, href }: Props) {
  const [t, more] = await Promise.all([getTranslations("home.partners"), getTranslations("recommendations")]);
  if (rows.length === 0) return null;
  return (
    <section className="pt-14 max-md:pt-10 mx-auto max-w-page px-edge" id="partners" aria-labelledby="partners-title">
      <div className="flex items-end gap-y-4 gap-x-8 justify-between flex-wrap mb-6">
        <div>
          <h2 id="partners-title">{t("title")}</h2>
          <p className="mt-2 text-ink-2">{t("text")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RowPager label={t("pages")} page={page} take={partnersAPage} total={total} href={href} />
          <Link href={`/${lng}/travelrecommendations`}>{more("allLink")}</Link>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-6 max-lg:grid-cols-1">
        {rows.map(({ id, video, ...entry }) => (
          <CountedCard key={id} id={id}>
            <PartnerCard entry={entry} film={video ? parseFilm(video) : null} lng={lng} />
          </CountedCard>
        ))}
      </div>
    </section>
  );
}
