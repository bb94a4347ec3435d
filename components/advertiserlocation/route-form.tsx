import {
  ArrowUpDown,
  BedDouble,
  ChevronDown,
  CircleParking,
  Landmark,
  type LucideIcon,
  MapPin,
  Utensils,
} from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { HeroPlace } from "@/components/home/hero-place";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { corridors } from "@/lib/features/advertiserlocation/rules/route";
import { type LocationCategory, locationCategories } from "@/lib/features/advertiserlocation/rules/facts";
import type { RouteQuery } from "@/lib/features/advertiserlocation/schema/search";
import { pointText, routeAddress } from "./route-address";
import "./styles.css";

type Props = { lng: string; query: RouteQuery };

const signs: Record<LocationCategory, LucideIcon> = {
  hotel: BedDouble,
  restaurant: Utensils,
  attraction: Landmark,
  serviceArea: CircleParking,
  other: MapPin,
};

async function Ends({ lng, query }: Props) {
  const t = await getTranslations("recommendations");
  const { from, to, fromText, toText } = query;
  const swapped = { from: to, fromText: toText, to: from, toText: fromText };
  return (
    <div className="rc-r grid grid-cols-[22px_minmax(0,1fr)_44px] gap-y-2 gap-x-[0.7rem] items-center relative before:absolute before:left-[8px] before:top-[22px] before:bottom-[22px] before:w-[4px] before:bg-ink">
      <span className="d" aria-hidden="true" />
      <HeroPlace
        className="rc-place col-2 relative col-2 relative"
        inputClass="input-box"
        idOf="position"
        label={t("from")}
        placeholder={t("placeholderFrom")}
        names={{ text: "fromText", id: "from" }}
        known={{ text: fromText, id: pointText(from) }}
      />
      {(fromText || toText) && (
        <Link
          className="row-[1/3] col-3 w-[44px] h-[44px] border-control border-line-strong grid place-items-center bg-surface"
          href={routeAddress(lng, query, swapped)}
          aria-label={t("swap")}
          prefetch={false}
        >
          <Icon of={ArrowUpDown} size={19} />
        </Link>
      )}
      <span className="d e" aria-hidden="true" />
      <HeroPlace
        className="rc-place col-2 relative col-2 relative"
        inputClass="input-box"
        idOf="position"
        label={t("to")}
        placeholder={t("placeholderTo")}
        names={{ text: "toText", id: "to" }}
        known={{ text: toText, id: pointText(to) }}
      />
    </div>
  );
}

async function Distance({ km }: { km: number }) {
  const t = await getTranslations("recommendations");
  return (
    <div className="rc-go grid grid-cols-[auto_9rem_1fr] gap-[0.7rem] items-center max-[23.99rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <label htmlFor="rc-km">{t("distance")}</label>
      <span className="input-box">
        <select id="rc-km" name="km" defaultValue={km}>
          {corridors.map((choice) => (
            <option key={choice} value={choice}>
              {t("km", { km: choice })}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
      <Button type="submit" variant="pri">
        {t("submit")}
      </Button>
    </div>
  );
}

async function Categories({ lng, query }: Props) {
  const t = await getTranslations("recommendations");
  return (
    <nav className="segments rc-kinds" aria-label={t("category")}>
      {[null, ...locationCategories].map((category) => (
        <Link
          key={category}
          href={routeAddress(lng, query, { category })}
          aria-current={category === query.category ? "true" : undefined}
          scroll={false}
          prefetch={false}
        >
          {category && <Icon of={signs[category]} size={17} />}
          {t(category ?? "all")}
        </Link>
      ))}
    </nav>
  );
}

/** A plain form of the address: it works without scripts, suggestions come on top. */
export async function RouteForm({ lng, query }: Props) {
  const t = await getTranslations("recommendations");
  return (
    <>
      <form action={`/${lng}/travelrecommendations`} method="get" aria-label={t("search")}>
        <Ends lng={lng} query={query} />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <Distance key={query.km} km={query.km} />
      </form>
      <Categories lng={lng} query={query} />
    </>
  );
}
