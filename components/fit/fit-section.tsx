"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useState } from "react";
import { chooseFit } from "@/components/offer/chosen-fit";
import { DetailsSummary } from "@/components/ui/details-summary";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type FitLook, lookOf } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { formatTime } from "@/lib/i18n/formats";
import { FitEmpty } from "./fit-empty";
import { FitKeys } from "./fit-keys";
import { linkOf, offerHref } from "./fit-link";
import { FitMap } from "./fit-map";
import { FitRow, type FitView } from "./fit-row";
import { FitSliders } from "./fit-sliders";
import { FitSum } from "./fit-sum";
import { isRide, routeOf } from "./fit-words";
import { useFits } from "./use-fits";

type Props = {
  /** Of the request whose page it is. */
  id: string;
  view: FitView;
  first: readonly FitRecord[];
  look: FitLook;
  /** Open requests of that time, for a bus. */
  looked?: number | null;
  /** The reader may offer: the form stands on this page. */
  offers?: boolean;
  /** The page's bus stands free, and drives nowhere by itself. */
  free?: boolean;
};

/** A whole fleet that stands free says little more than its first buses. */
const shownFirst = 5;

const keyOf = ({ supply, request, bus }: FitRecord) => `${supply.id ?? bus?.id} ${request.id}`;

function useChoose() {
  const t = useTranslations("fit");
  return (fit: FitRecord) => {
    const times = { place: fit.request.from.name, pickup: formatTime(fit.pickup) };
    const text = isRide(fit) ? t("offerText", { route: routeOf(fit.supply), ...times }) : t("offerTextFree", times);
    chooseFit({ fit, text, reason: t("offerReason") });
    document.getElementById("offer")?.scrollIntoView({ block: "start" });
    document.getElementById("offer")?.focus({ preventScroll: true });
  };
}

/** The other side's page; a bus that nobody has posted has none. */
function pageOf(lng: string, view: FitView, { request, supply }: FitRecord) {
  const id = view === "groups" ? request.id : supply.id;
  return id && `/${lng}/request/${id}`;
}

function Actions({
  fit,
  view,
  offers,
  onChoose,
}: { fit: FitRecord; onChoose: () => void } & Pick<Props, "view" | "offers">) {
  const t = useTranslations("fit.actions");
  const lng = useLocale();
  const page = pageOf(lng, view, fit) ?? "";
  if (view === "groups") {
    return (
      <>
        {fit.fits && (
          <ButtonLink variant="pri" small href={offerHref(lng, fit)}>
            {t("write")}
          </ButtonLink>
        )}
        <ButtonLink small href={page}>
          {t("open")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {fit.fits && fit.supply.own && offers && (
        // The yellow button is the form's below.
        <Button variant="ink" small onClick={onChoose}>
          {t("offer")}
        </Button>
      )}
      {page && (
        <ButtonLink small href={page}>
          {t("ride")}
        </ButtonLink>
      )}
    </>
  );
}

type Keys = Pick<Props, "view" | "offers"> & { selected: FitRecord | undefined; choose: (fit: FitRecord) => void };

/** What Enter opens and O offers; O is nobody's where there is nothing to offer with. */
function useKeys({ view, offers, selected, choose }: Keys) {
  const router = useRouter();
  const lng = useLocale();
  function offer(fit: FitRecord) {
    if (view === "groups") router.push(offerHref(lng, fit));
    else choose(fit);
  }
  const may = selected?.fits && (view === "groups" || (selected.supply.own && offers));
  return {
    onOffer: may ? () => offer(selected) : null,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const onChosen = (event.target as HTMLElement).getAttribute("aria-pressed") === "true";
      const page = event.key === "Enter" && onChosen && selected ? pageOf(lng, view, selected) : null;
      if (!page) return;
      event.preventDefault();
      router.push(page);
    },
  };
}

type Linked = {
  first: readonly FitRecord[];
  ask: (look: FitLook) => Promise<readonly FitRecord[]>;
  choose: (fit: FitRecord) => void;
  select: (key: string) => void;
};

/** Another page asked for this bus, or for these bounds: it is chosen, and the form filled. */
function useLinked({ first, ask, choose, select }: Linked) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page has come
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    function take(rows: readonly FitRecord[]) {
      const fit = rows.find((row) => row.fits && row.supply.own && linkOf(row) === search.get("fit"));
      if (!fit) return;
      select(keyOf(fit));
      choose(fit);
    }
    const look = lookOf(search);
    if (look) void ask(look).then(take);
    else take(first);
  }, []);
}

/** What fits, and why: sliders, rows, the chosen one on the map and as a sum. */
export function FitSection({ id, view, first, look: fixed, looked = null, offers, free }: Props) {
  const t = useTranslations("fit");
  const { look, rows, state, move, ask } = useFits({ id, first, fixed });
  const [others, setOthers] = useState(false);
  const [key, setKey] = useState("");
  const [most, setMost] = useState(shownFirst);
  const choose = useChoose();
  useLinked({ first, ask, choose, select: setKey });
  const shown = rows.filter((row) => view === "groups" || others || row.supply.own);
  const good = shown.filter((row) => row.fits);
  const missed = shown.filter((row) => !row.fits);
  const selected = shown.find((row) => keyOf(row) === key) ?? good[0];
  const listed = good.slice(0, most);
  const select = (fit: FitRecord) => setKey(keyOf(fit));
  const { onKeyDown, onOffer } = useKeys({ view, offers, selected, choose });
  const row = (fit: FitRecord, rank: number | null) => (
    <FitRow
      key={keyOf(fit)}
      fit={fit}
      view={view}
      rank={rank}
      selected={fit === selected}
      onSelect={() => select(fit)}
      actions={<Actions fit={fit} view={view} offers={offers} onChoose={() => choose(fit)} />}
    />
  );
  return (
    <section className="card card-flush" id="fits" aria-labelledby="fits-title" onKeyDown={onKeyDown}>
      <div className="grid gap-3 border-b border-line px-5 pt-4 pb-3 max-md:px-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="fits-title" aria-live="polite">
            {t(`title.${view}`, { count: good.length })}
          </h2>
          {view === "buses" && (
            <label className="check-line font-regular">
              <input type="checkbox" checked={others} onChange={(event) => setOthers(event.target.checked)} />
              <span>{t("others")}</span>
            </label>
          )}
        </div>
        <FitSliders look={look} view={view} free={free} onMove={move} onAsk={ask} />
        {state === "failed" && <Notice tone="bad">{t("failed")}</Notice>}
      </div>
      {good.length === 0 && <FitEmpty missed={missed} look={look} looked={looked} free={free} onLook={ask} />}
      <ol className={state === "asking" ? "opacity-60" : undefined} aria-busy={state === "asking"}>
        {listed.map((fit, index) => row(fit, index + 1))}
      </ol>
      {good.length > most && (
        <p className="border-b border-line px-5 py-2 max-md:px-4">
          <Button small onClick={() => setMost(good.length)}>
            {t("more", { count: good.length - most })}
          </Button>
        </p>
      )}
      {missed.length > 0 && (
        <details className="border-b border-line">
          <DetailsSummary className="px-5 max-md:px-4">{t("missed", { count: missed.length })}</DetailsSummary>
          <ul>{missed.map((fit) => row(fit, null))}</ul>
        </details>
      )}
      {selected && (
        <div className="grid gap-3 p-5 max-md:p-4">
          <FitMap fit={selected} className="relative h-96 rounded-card border border-line max-lg:h-64" />
          <FitSum fit={selected} />
        </div>
      )}
      <FitKeys
        count={listed.length}
        at={selected ? Math.max(0, listed.indexOf(selected)) : 0}
        onSelect={(index) => listed[index] && select(listed[index])}
        onOffer={onOffer}
      />
    </section>
  );
}
