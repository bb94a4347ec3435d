import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { type RequestFilter, wholeFilter, requestAddress } from "@/components/busrequest/filter-address";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { DayAndPeople } from "./day-and-people";
import { heroFieldClass } from "./hero-field";
import { HeroPlace } from "./hero-place";
import { HeroRoute } from "./hero-route";

const buttonPlace = "self-end max-lg:col-span-full max-lg:mt-[0.2rem] max-lg:w-full";

const formClass =
  "m-auto grid max-w-page items-stretch gap-x-4 px-edge pt-5 pb-5 max-lg:grid-cols-[1.35fr_1fr] max-lg:gap-x-4 max-lg:gap-y-[0.8rem] max-lg:pt-4 max-lg:pb-[1.05rem]";

const tabClass =
  "rounded-t-control border-t-4 border-transparent px-[1.1rem] pt-2 pb-3 sign-md leading-none text-on-hero no-underline aria-[current]:bg-surface aria-[current]:text-ink max-md:px-4 max-md:pb-[0.7rem] dark:aria-[current]:border-brand";

type Props = { lng: Language; filter: RequestFilter };

/** Kinds that the second tab looks for. */
const free = ["vacancy", "emptyride"] as const;

/** Whether the filter is that of the tab "find free buses". */
function looksForBuses({ kinds }: RequestFilter) {
  return kinds.length === free.length && free.every((kind) => kinds.includes(kind));
}

async function PostForm({ lng, filter }: Props) {
  const t = await getTranslations("home.hero");
  const labels = { from: t("from"), to: t("to"), swap: t("swap") };
  return (
    <form
      className={cn(
        formClass,
        "grid-cols-[minmax(0,1.25fr)_auto_minmax(0,1.25fr)_minmax(0,1.1fr)_minmax(0,0.7fr)_auto]",
      )}
      action={`/${lng}/request/new`}
      method="get"
    >
      <HeroRoute labels={labels} />
      <DayAndPeople names={["date", "passengers"]} day={filter.after} people={filter.min} />
      <Button className={buttonPlace} variant="sign" type="submit">
        {t("next")} <Icon of="arrow-right" size={20} />
      </Button>
    </form>
  );
}

async function FindForm({ lng, filter }: Props) {
  const t = await getTranslations("home.hero");
  const { place, text } = filter;
  const known = place ? { text: place.name, id: `${place.longitude},${place.latitude}` } : { text, id: "" };
  return (
    <form
      className={cn(formClass, "grid-cols-[minmax(0,2fr)_minmax(0,1.1fr)_minmax(0,0.7fr)_auto]")}
      action={`/${lng}#requests`}
      method="get"
    >
      <input type="hidden" name="kind" value={free.join(",")} />
      <HeroPlace
        className={heroFieldClass({ at: "end" })}
        label={t("near")}
        names={{ text: "place", id: "at" }}
        known={known}
        idOf="position"
      />
      <DayAndPeople names={["after", "min"]} day={filter.after} people={filter.min} />
      <Button className={buttonPlace} variant="sign" type="submit">
        {t("search")} <Icon of="arrow-right" size={20} />
      </Button>
    </form>
  );
}

/** First view: what the page is for, and the way into a request or a search without a further click. */
export async function Hero(props: Props) {
  const t = await getTranslations("home.hero");
  const { lng, filter } = props;
  const finding = looksForBuses(filter);
  const found = requestAddress.search({ ...filter, kinds: free, view: null });
  const whole = requestAddress.search({ ...wholeFilter, place: filter.place, text: filter.text });
  return (
    <>
      <section className="bg-hero text-on-hero relative overflow-hidden">
        <div className="m-auto grid max-w-page grid-cols-[minmax(0,1fr)_minmax(0,24rem)] items-end gap-x-12 px-edge pt-6 max-lg:grid-cols-1 max-lg:gap-y-[0.8rem] max-lg:pt-6">
          <h1 className="text-4xl">{t("title")}</h1>
          <p className="pb-1 text-lg text-on-hero-2 max-md:text-md">{t("text")}</p>
          <nav className="col-span-full flex gap-1.5 mt-5 max-md:mt-[0.9rem]" aria-label={t("tabs")}>
            <Link
              className={tabClass}
              href={`/${lng}?${finding ? whole : ""}`}
              scroll={false}
              aria-current={finding ? undefined : "true"}
            >
              {t("request")}
            </Link>
            <Link
              className={tabClass}
              href={`/${lng}?${found}`}
              scroll={false}
              aria-current={finding ? "true" : undefined}
            >
              {t("find")}
            </Link>
          </nav>
        </div>
      </section>
      <section className="relative bg-surface text-ink" aria-label={finding ? t("find") : t("request")}>
        {finding ? <FindForm {...props} /> : <PostForm {...props} />}
      </section>
    </>
  );
}
