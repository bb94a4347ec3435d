import { SquareParking } from "lucide-react";
import Image from "next/image";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BrownSign } from "@/components/home/brown-sign";
import { Icon } from "@/components/ui/icon";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  lng: Language;
  location: Recommendation;
  heading: "h2" | "h3";
  href?: string;
  /** Why it stands here: words after the kilometres. */
  why?: string;
  /** Named as what it is wherever it stands among others. */
  ad?: boolean;
};

function Frame({ href, id, children }: { href?: string; id: string; children: ReactNode }) {
  if (!href) return <div className="rci">{children}</div>;
  return (
    <Link className="rci" id={id} href={href} prefetch={false}>
      {children}
    </Link>
  );
}

/** "1,4 km" near by, "23 km" farther off. */
function kilometres(km: number, lng: Language) {
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), lng)} km`;
}

/** One location: photo or brown sign, what it offers, and how far off it is. */
export function LocationRow({ lng, location, heading: Heading, href, why, ad }: Props) {
  const t = useTranslations("recommendations");
  const { id, title, city, text, category, picture, coachBays, distance } = location;
  return (
    <Frame href={href} id={`l-${id}`}>
      {picture ? (
        <Image className="photo" src={picture} alt="" width={116} height={87} />
      ) : (
        <BrownSign category={category} />
      )}
      <div>
        <Heading>{city && !title.includes(city) ? `${title}, ${city}` : title}</Heading>
        <p>{text}</p>
        <span className="row tight">
          {coachBays !== null && (
            <span className="badge plain">
              <Icon of={SquareParking} size={14} />
              {t("bays", { count: coachBays })}
            </span>
          )}
          {ad && <span className="cap">{t("ad")}</span>}
        </span>
      </div>
      {distance !== null && (
        <span className="r">
          <strong>{kilometres(distance, lng)}</strong> <small>{why}</small>
        </span>
      )}
    </Frame>
  );
}
