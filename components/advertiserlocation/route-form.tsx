import type { IconName } from "@/components/ui/icon-list";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { HeroPlace } from "@/components/home/hero-place";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { corridors } from "@/lib/features/advertiserlocation/rules/route";
import { type LocationCategory, locationCategories } from "@/lib/features/advertiserlocation/rules/facts";
import { StopWishes } from "./stop-wishes";
import { pointText, recommendationsHref, type RouteQuery } from "./route-address";

type Props = { lng: string; query: RouteQuery };

const signs: Record<LocationCategory, IconName> = {
  hotel: "bed-double",
  restaurant: "utensils",
  attraction: "landmark",
  serviceArea: "circle-letter-p",
  other: "map-pin",
};

async function Ends({ lng, query }: Props) {
  const t = await getTranslations("recommendations");
  const { from, to, fromText, toText, via } = query;
  const swapped = { from: to, fromText: toText, to: from, toText: fromText, via: via.toReversed() };
  return (
    <div className="grid grid-cols-[22px_minmax(0,1fr)_44px] gap-y-2 gap-x-3 items-center relative before:absolute before:left-2 before:top-5.5 before:bottom-5.5 before:w-1 before:bg-ink">
      <span className="relative col-1 size-5 rounded-full border-5 border-ink bg-ink" aria-hidden="true" />
      <HeroPlace
        className="relative col-2"
        boxed
        idOf="position"
        label={t("from")}
        placeholder={t("placeholderFrom")}
        names={{ text: "fromText", id: "from" }}
        known={{ text: fromText, id: pointText(from) }}
      />
      {(fromText || toText) && (
        <Link
          className="row-[1/3] col-3 size-11 rounded-full border-control border-line-strong grid place-items-center bg-surface"
          href={recommendationsHref(lng, { ...query, ...swapped })}
          aria-label={t("swap")}
        >
          <Icon of="arrow-up-down" size={19} />
        </Link>
      )}
      <span className="relative col-1 size-5 rounded-full border-5 border-ink bg-surface" aria-hidden="true" />
      <HeroPlace
        className="relative col-2"
        boxed
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
    <div className="grid grid-cols-[auto_9rem_1fr] gap-3 items-center max-[23.99rem]:grid-cols-2">
      <label className="sign-sm max-[23.99rem]:col-span-full" htmlFor="rc-km">
        {t("distance")}
      </label>
      <span className="input-box">
        <select id="rc-km" name="km" defaultValue={km}>
          {corridors.map((choice) => (
            <option key={choice} value={choice}>
              {t("km", { km: choice })}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
      <Button type="submit" variant="pri">
        {t("submit")}
      </Button>
    </div>
  );
}

/** Six kinds: two rows of three where one would not hold their words. */
async function Categories({ lng, query }: Props) {
  const t = await getTranslations("recommendations");
  return (
    <nav className="segments max-xl:grid-flow-row max-xl:grid-cols-3" aria-label={t("category")}>
      {[null, ...locationCategories].map((category) => (
        <Link
          key={category}
          className="min-h-11 gap-1.5 px-1 text-xs max-xl:rounded-none max-xl:text-sm max-xl:nth-[3n+1]:border-l-0 max-xl:nth-[n+4]:border-t-control max-xl:nth-[n+4]:border-t-line-strong"
          href={recommendationsHref(lng, { ...query, category })}
          aria-current={category === query.category ? "true" : undefined}
          scroll={false}
        >
          {category && <Icon className="max-[23.99rem]:hidden" of={signs[category]} size={17} />}
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
      <form className="grid gap-3" action={`/${lng}/travelrecommendations`} method="get" aria-label={t("search")}>
        <Ends lng={lng} query={query} />
        <StopWishes key={recommendationsHref(lng, query)} query={query} />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.via.length > 0 && <input type="hidden" name="via" value={query.via.map(pointText).join(";")} />}
        {query.order === "way" && <input type="hidden" name="order" value="way" />}
        <Distance key={query.km} km={query.km} />
      </form>
      <Categories lng={lng} query={query} />
    </>
  );
}
