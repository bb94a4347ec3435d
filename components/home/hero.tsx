import { buttonClass } from "@/components/ui/button";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { type RequestFilter, wholeFilter, writeFilter } from "@/components/busrequest/filter-address";
import { DayInput } from "@/components/form/day-input";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { HeroPlace } from "./hero-place";
import { HeroRoute } from "./hero-route";
import "./styles.css";

const signButton = buttonClass({
  variant: "sign",
  className: "self-end max-md:col-span-full max-md:mt-[0.2rem] max-md:w-full",
});

type Props = { lng: Language; filter: RequestFilter };

/** Kinds that the second tab looks for. */
const free = ["vacancy", "emptyride"] as const;

/** Whether the filter is that of the tab "find free buses". */
function looksForBuses({ kinds }: RequestFilter) {
  return kinds.length === free.length && free.every((kind) => kinds.includes(kind));
}

async function DayAndPeople({ names, filter }: { names: [string, string]; filter: RequestFilter }) {
  const t = await getTranslations("home.hero");
  const form = await getTranslations("form");
  return (
    <>
      <div className="hf free">
        <label htmlFor="hero-day">{t("when")}</label>
        <DayInput
          className="v sm"
          id="hero-day"
          name={names[0]}
          day={filter.after}
          placeholder={form("datePlaceholder")}
        />
      </div>
      <div className="hf free">
        <label htmlFor="hero-people">{t("people")}</label>
        <input
          className="v sm"
          id="hero-people"
          type="number"
          inputMode="numeric"
          name={names[1]}
          min={1}
          max={500}
          defaultValue={filter.min ?? ""}
        />
      </div>
    </>
  );
}

async function PostForm({ lng, filter }: Props) {
  const t = await getTranslations("home.hero");
  const labels = { from: t("from"), to: t("to"), swap: t("swap") };
  return (
    <form action={`/${lng}/request/new`} method="get">
      <HeroRoute labels={labels} />
      <DayAndPeople names={["date", "passengers"]} filter={filter} />
      <button className={signButton} type="submit">
        {t("next")} <Icon of={ArrowRight} size={20} />
      </button>
    </form>
  );
}

async function FindForm({ lng, filter }: Props) {
  const t = await getTranslations("home.hero");
  const { place, text } = filter;
  const known = place ? { text: place.name, id: `${place.longitude},${place.latitude}` } : { text, id: "" };
  return (
    <form action={`/${lng}#requests`} method="get" className="find">
      <input type="hidden" name="kind" value={free.join(",")} />
      <HeroPlace
        className="hf line end"
        label={t("near")}
        names={{ text: "place", id: "at" }}
        known={known}
        idOf="position"
      />
      <DayAndPeople names={["after", "min"]} filter={filter} />
      <button className={signButton} type="submit">
        {t("search")} <Icon of={ArrowRight} size={20} />
      </button>
    </form>
  );
}

/** First view: what the page is for, and the way into a request or a search without a further click. */
export async function Hero(props: Props) {
  const t = await getTranslations("home.hero");
  const { lng, filter } = props;
  const finding = looksForBuses(filter);
  const found = writeFilter({ ...filter, kinds: free, view: null });
  const whole = writeFilter({ ...wholeFilter, place: filter.place, text: filter.text });
  return (
    <>
      <section className="hero bg-hero text-on-hero relative overflow-hidden">
        <div className="hero-in">
          <h1>{t("title")}</h1>
          <p>{t("text")}</p>
          <nav
            className="hero-tabs col-span-full flex gap-[0.4rem] mt-[1.15rem] max-md:mt-[0.9rem]"
            aria-label={t("tabs")}
          >
            <Link
              href={`/${lng}?${finding ? whole : ""}`}
              scroll={false}
              prefetch={false}
              aria-current={finding ? undefined : "true"}
            >
              {t("request")}
            </Link>
            <Link href={`/${lng}?${found}`} scroll={false} prefetch={false} aria-current={finding ? "true" : undefined}>
              {t("find")}
            </Link>
          </nav>
        </div>
      </section>
      <section className="hero-form relative bg-surface text-ink" aria-label={finding ? t("find") : t("request")}>
        {finding ? <FindForm {...props} /> : <PostForm {...props} />}
      </section>
    </>
  );
}
