import { Badge } from "@/components/ui/badge";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { BrownSign } from "@/components/home/brown-sign";
import { LineSample } from "@/components/map/line-sample";
import { Icon } from "@/components/ui/icon";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { OpenNow } from "./open-now";

export type RowProps = {
  lng: Language;
  location: Recommendation;
  heading: "h2" | "h3";
  /** Why it stands here: words after the kilometres. */
  why?: string;
  /** On a way: beside the stretch on which its driver's break may lie. */
  atBreak?: boolean;
  /** Named as what it is wherever it stands among others. */
  ad?: boolean;
};

/** "1,4 km" near by, "23 km" farther off. */
export function kilometres(km: number, lng: Language) {
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), lng)} km`;
}

const mostAmenities = 2;

const pictureClass = "h-[5.4rem] w-[7.2rem] rounded-control object-cover @max-lg:h-[4.2rem] @max-lg:w-[5.4rem]";

function Badges({ location, atBreak, ad }: Pick<RowProps, "location" | "atBreak" | "ad">) {
  const t = useTranslations("recommendations");
  const { coachBays, amenities } = location;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {atBreak && (
        <Badge tone="plain" className="whitespace-normal!">
          <LineSample look="break" />
          {t("atBreak")}
        </Badge>
      )}
      {coachBays !== null && (
        <Badge tone="plain" className="whitespace-normal!">
          <Icon of="square-letter-p" size={14} />
          {t("bays", { count: coachBays })}
        </Badge>
      )}
      {amenities.slice(0, mostAmenities).map((amenity) => (
        <Badge tone="plain" className="whitespace-normal!" key={amenity}>
          {t(`amenities.${amenity}`)}
        </Badge>
      ))}
      {ad && <span className="text-xs text-ink-3">{t("ad")}</span>}
    </span>
  );
}

/** One location, closed: photo or brown sign, what it offers, how far off it is, and whether it is open. */
export function LocationRow({ lng, location, heading: Heading, why, atBreak, ad }: RowProps) {
  const t = useTranslations("recommendations");
  const { title, city, text, textLanguage, category, picture, distance } = location;
  return (
    <>
      {picture ? (
        <Image className={pictureClass} src={picture} alt="" width={116} height={87} />
      ) : (
        <BrownSign small className={pictureClass} category={category} />
      )}
      <div>
        <Heading className="sign-lg">{city && !title.includes(city) ? `${title}, ${city}` : title}</Heading>
        <p className="mt-1 mb-1 text-sm text-ink-2" lang={textLanguage}>
          {text}
        </p>
        <Badges location={location} atBreak={atBreak} ad={ad} />
      </div>
      <span className="max-w-36 text-right @max-md:col-2 @max-md:mt-[0.4rem] @max-md:flex @max-md:max-w-none @max-md:flex-wrap @max-md:items-baseline @max-md:gap-x-[0.6rem] @max-md:gap-y-[0.15rem] @max-md:text-left">
        {distance !== null && (
          <>
            <strong className="title-xl whitespace-nowrap">{kilometres(distance, lng)}</strong>{" "}
            <small className="block text-xs text-ink-3">{why}</small>
          </>
        )}
        <OpenNow times={location} />
        <span className="mt-2 inline-flex items-center gap-1 font-text text-sm/snug font-medium text-ink-2 @max-md:ml-auto print:hidden">
          {t("details")}
          <Icon className="group-open:rotate-180" of="chevron-down" size={16} />
        </span>
      </span>
    </>
  );
}
