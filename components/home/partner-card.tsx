"use client";
import { kindLineClass } from "@/components/busrequest/kind-chip";
import { isOurs } from "@/components/ui/own-picture";
import { Picture as Image } from "@/components/ui/picture";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import type { Film } from "@/lib/features/advertiser/rules";
import type { HomeEntry } from "@/lib/features/advertiser/schema/home-entry";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { BrownSign } from "./brown-sign";
import { FilmButton } from "./film-button";

function Picture({ picture, category }: Pick<HomeEntry, "picture" | "category">) {
  if (!isOurs(picture)) return <BrownSign className="h-full w-full" category={category} />;
  return <Image className="h-full w-full object-cover" src={picture} alt="" width={272} height={240} />;
}

type Props = {
  lng: Language;
  entry: Omit<HomeEntry, "id" | "video">;
  /** null where it has none, or none that we can show. */
  film: Film | null;
  heading?: "h3" | "p";
};

/** A travel partner on the home page, named as an advertisement. Drawn in the browser, too: its frame is not in the page's data once for each. */
export function PartnerCard({ lng, entry, film, heading: Heading = "h3" }: Props) {
  const t = useTranslations("home.partners");
  const { title, text, slug, distance } = entry;
  const km = distance === null ? null : formatNumber(Math.round(distance), lng);
  return (
    <div className="relative grid grid-cols-[9rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface no-underline max-xl:grid-cols-[6.5rem_1fr]">
      <div className="relative">
        <Picture {...entry} />
        {film && <FilmButton film={film} title={title} />}
      </div>
      <div className="grid content-start gap-1 px-4 py-4">
        <Heading className="sign-lg text-ink">
          {/* The whole card is the link; the film's button lies above it. */}
          <Link
            className="no-underline after:absolute after:inset-0"
            href={`/${lng}/publicProfile/${encodeURIComponent(slug)}`}
          >
            {title}
          </Link>
        </Heading>
        {text ? <p className="text-sm text-ink-2">{text}</p> : null}
        <span className="mt-1 flex flex-wrap items-center gap-4 text-sm font-medium">
          <span className={kindLineClass}>
            <KindSign kind="partner" size={18} />
            <span>{t("kind")}</span>
          </span>
          {km === null ? null : <span className="text-ink-2">{t("distance", { km })}</span>}
          <span className="text-xs text-ink-3">{t("ad")}</span>
        </span>
      </div>
    </div>
  );
}
