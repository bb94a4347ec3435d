import { Badge } from "@/components/ui/badge";
import { ChevronDown, SquareParking } from "lucide-react";
import Image from "next/image";
import { useTranslations } from "next-intl";
import { BrownSign } from "@/components/home/brown-sign";
import { Icon } from "@/components/ui/icon";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { OpenNow } from "./open-now";
import "./styles.css";

export type RowProps = {
  lng: Language;
  location: Recommendation;
  heading: "h2" | "h3";
  /** Why it stands here: words after the kilometres. */
  why?: string;
  /** Named as what it is wherever it stands among others. */
  ad?: boolean;
};

/** "1,4 km" near by, "23 km" farther off. */
export function kilometres(km: number, lng: Language) {
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), lng)} km`;
}

const mostAmenities = 2;

function Badges({ location, ad }: Pick<RowProps, "location" | "ad">) {
  const t = useTranslations("recommendations");
  const { coachBays, amenities } = location;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {coachBays !== null && (
        <Badge tone="plain" className="whitespace-normal!">
          <Icon of={SquareParking} size={14} />
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
export function LocationRow({ lng, location, heading: Heading, why, ad }: RowProps) {
  const t = useTranslations("recommendations");
  const { title, city, text, category, picture, distance, hours, timeZone } = location;
  return (
    <>
      {picture ? (
        <Image className="photo" src={picture} alt="" width={116} height={87} />
      ) : (
        <BrownSign category={category} />
      )}
      <div>
        <Heading>{city && !title.includes(city) ? `${title}, ${city}` : title}</Heading>
        <p>{text}</p>
        <Badges location={location} ad={ad} />
      </div>
      <span className="r">
        {distance !== null && (
          <>
            <strong>{kilometres(distance, lng)}</strong> <small>{why}</small>
          </>
        )}
        <OpenNow hours={hours} timeZone={timeZone} />
        <span className="more">
          {t("details")}
          <Icon of={ChevronDown} size={16} />
        </span>
      </span>
    </>
  );
}
