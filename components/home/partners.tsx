import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { KindSign } from "@/components/map/kind-sign";
import type { HomeEntry } from "@/lib/features/advertiser/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { BrownSign } from "./brown-sign";
import { RowPager } from "./row-pager";

export const partnersAPage = 3;

type Props = { lng: Language; rows: readonly HomeEntry[]; total: number; page: number; href: (page: number) => string };

function Picture({ picture, category }: HomeEntry) {
  if (!picture) return <BrownSign category={category} />;
  // Only pictures of our own storage pass the optimiser; others are shown as they are.
  return (
    <Image className="photo" src={picture} alt="" width={272} height={240} unoptimized={!picture.startsWith("/")} />
  );
}

async function Partner({ entry, lng }: { entry: HomeEntry; lng: Language }) {
  const t = await getTranslations("home.partners");
  const km = entry.distance === null ? null : formatNumber(Math.round(entry.distance), lng);
  return (
    <Link className="pc" href={`/${lng}/publicProfile/${encodeURIComponent(entry.slug)}`} prefetch={false}>
      <Picture {...entry} />
      <div>
        <h3>{entry.title}</h3>
        {entry.text ? <p>{entry.text}</p> : null}
        <span className="row">
          <span className="kind kind-partner">
            <KindSign kind="partner" size={18} />
            <span>{t("kind")}</span>
          </span>
          {km === null ? null : <span className="mut">{t("distance", { km })}</span>}
          <span className="cap">{t("ad")}</span>
        </span>
      </div>
    </Link>
  );
}

/** Paying travel services, three at a time; nothing where there is none. */
export async function Partners({ lng, rows, total, page, href }: Props) {
  const [t, more] = await Promise.all([getTranslations("home.partners"), getTranslations("recommendations")]);
  if (rows.length === 0) return null;
  return (
    <section className="wrap sec" id="partners" aria-labelledby="partners-title">
      <div className="sec-h">
        <div>
          <h2 id="partners-title">{t("title")}</h2>
          <p>{t("text")}</p>
        </div>
        <div className="row">
          <RowPager label={t("pages")} page={page} take={partnersAPage} total={total} href={href} />
          <Link href={`/${lng}/travelrecommendations`} prefetch={false}>
            {more("allLink")}
          </Link>
        </div>
      </div>
      <div className="g3">
        {rows.map((entry) => (
          <Partner key={entry.id} entry={entry} lng={lng} />
        ))}
      </div>
    </section>
  );
}
