"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { TourRecord, TourSearchRecord } from "@/lib/features/tour/schema";
import { ApiError } from "@/lib/http/client";
import { formatTime } from "@/lib/i18n/formats";
import { BrokenDraft } from "./broken-draft";
import { ChainFigures } from "./chain-figures";
import { ChainList } from "./chain-list";
import { ChainView } from "./chain-view";
import { DraftsDialog } from "./drafts-dialog";
import { NoChain } from "./no-chain";
import { OfferDialog, openLegs } from "./offer-dialog";
import { TourForm } from "./tour-form";
import { useBack } from "./use-back";
import { type TourDesk, useDesk } from "./use-desk";
import { type TourOrder, type TourValues, useChosen, useDrafts, useTourSearch } from "./use-tours";

type Props = {
  buses: readonly BusChoice[];
  yard: string | null;
  drafts: number;
  now: number;
  /** Where a bus is added; null of who has no fleet. */
  fleet: string | null;
};

const hour = 3_600_000;
const startValues = (now: number): TourValues => {
  const from = Math.ceil(now / hour) * hour;
  return { bus: "", from, to: from + 7 * 24 * hour, start: null, end: null, legs: "4", flex: "30", alone: true };
};

/** The time of a draft, for any bus. */
const questionOf = ({ from, to, flex, drivers }: TourRecord) => {
  return { bus: "", from, to, flex: String(flex), alone: drivers === 1 };
};

/** Whoever goes through the rows stays on the chosen one. */
function follow(index: number) {
  const rows = document.querySelectorAll<HTMLElement>("[data-chain]");
  if (document.activeElement?.matches("[data-chain]")) rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
}

/** What the search refuses stands at its field until the next answer; the reader stays where he is. */
function useRefusals({ setError, clearErrors }: UseFormReturn<TourValues>, error: unknown) {
  useEffect(() => {
    clearErrors();
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.fields) setError(path as keyof TourValues, { type: "server", message });
  }, [error, setError, clearErrors]);
}

function useKeys(
  desk: TourDesk,
  at: number,
  choose: (at: number) => void,
  chain: ReturnType<typeof useChosen>["chain"],
) {
  const [leg, setLeg] = useState<number | null>(null);
  const pick = (index: number) => setLeg(chain && index < chain.legs.length ? index : null);
  const go = (index: number) => {
    desk.leave();
    setLeg(null);
    choose(index);
  };
  const step = (index: number) => {
    go(index);
    follow(index);
  };
  useShortcuts({
    ArrowDown: () => step(at + 1),
    ArrowUp: () => step(at - 1),
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [String(number), () => pick(number - 1)])),
    Delete: () => chain && leg !== null && void desk.drop(chain, leg).then(() => setLeg(null)),
    d: () => chain && !desk.tour && void desk.draft(chain),
  });
  return { leg: chain && leg !== null && leg < chain.legs.length ? leg : null, pick, go };
}

function Head({
  found,
  drafts,
  busy,
  onDrafts,
}: {
  found?: TourSearchRecord;
  drafts: number;
  busy: boolean;
  onDrafts: () => void;
}) {
  const t = useTranslations("tour");
  return (
    <PageHead title={t("title")}>
      <p className="text-ink-2" aria-live="polite">
        {busy && t("computing")}
        {!busy && found && t("counts", { considered: found.considered, examined: found.examined })}
      </p>
      <Button className="ml-auto" onClick={onDrafts}>
        {t("drafts.button", { count: drafts })}
      </Button>
    </PageHead>
  );
}

type ErrorProps = { error: Error; found?: TourSearchRecord; onRetry: () => unknown };

/** Why nothing new stands below. What is refused at a field is mended there: asked again it is refused again. */
function SearchError({ error, found, onRetry }: ErrorProps) {
  const t = useTranslations("tour");
  const messageOf = useErrorMessage();
  const asOf = found && t("asOf", { time: formatTime(found.computed_at) });
  if (error instanceof ApiError && error.fields[0])
    return (
      <Notice tone="bad" live>
        {messageOf(error)} {asOf}
      </Notice>
    );
  return (
    <RetryNotice retry={t("retry")} onRetry={onRetry}>
      {error instanceof ApiError && error.status === 429 ? messageOf(error) : t("error")} {asOf}
    </RetryNotice>
  );
}

/** Tours: a bus and a window, the chains that fill it, and what becomes of them. */
export function ToursView({ buses, yard, drafts, now, fleet }: Props) {
  const t = useTranslations("tour");
  const form = useForm<TourValues>({ defaultValues: startValues(now) });
  const values = useWatch({ control: form.control }) as TourValues;
  const [order, setOrder] = useState<TourOrder>("share");
  const [listed, setListed] = useState(false);
  const { data: found, error, isFetching, waits, refetch } = useTourSearch(values, order);
  const desk = useDesk(values);
  const { data: kept } = useDrafts(listed || desk.tour !== null);
  const { at, chain: ranked, choose } = useChosen(found?.chains ?? []);
  const chain = desk.tour ? desk.tour.chain : ranked;
  const { leg, pick, go } = useKeys(desk, at, choose, chain);
  const results = useBack(desk.tour !== null);
  useRefusals(form, error);
  const onOtherBus = (tour: TourRecord) => {
    form.reset({ ...form.getValues(), ...questionOf(tour) });
    desk.leave();
  };
  const counted = buses.length > 0 ? found : undefined;
  const nothing = buses.length === 0 || (found?.chains.length === 0 && !isFetching);
  const offered = desk.offering ? openLegs(desk.offering) : [];
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 content-start gap-4">
        <Head found={counted} drafts={kept?.total ?? drafts} busy={isFetching} onDrafts={() => setListed(true)} />
        <TourForm buses={buses} yard={yard} />
        {waits !== null && (
          <Notice tone="warn" live>
            {t("busy", { seconds: waits })} {found && t("asOf", { time: formatTime(found.computed_at) })}
          </Notice>
        )}
        {error && <SearchError error={error} found={found} onRetry={refetch} />}
        {desk.tour && !desk.tour.chain && <BrokenDraft tour={desk.tour} desk={desk} onOtherBus={onOtherBus} />}
        {desk.tour?.chain && (
          <Notice>
            {t("drafts.shown", { name: desk.tour.name })}{" "}
            <Button small onClick={desk.leave}>
              {t("drafts.back")}
            </Button>
          </Notice>
        )}
        <div ref={results} className="grid grid-cols-1">
          {nothing && !desk.tour ? (
            <NoChain found={counted} fleet={fleet} alone={values.alone} onTwo={() => form.setValue("alone", false)} />
          ) : (
            <div className="grid grid-cols-1 content-start gap-4 lg:grid-cols-[20.5rem_minmax(0,1fr)]">
              <ChainList
                chains={found?.chains ?? []}
                at={desk.tour ? -1 : at}
                order={order}
                onOrder={setOrder}
                onChoose={go}
                stale={isFetching || error !== null}
                missed={found?.missed ?? null}
              />
              <div className="grid min-w-0 grid-cols-1 content-start gap-4">
                <ChainFigures chain={isFetching && !desk.tour ? null : chain} stale={error !== null && !desk.tour} />
                {chain && (
                  <ChainView chain={chain} desk={desk} leg={leg} onLeg={pick} stale={error !== null && !desk.tour} />
                )}
              </div>
            </div>
          )}
        </div>
      </div>
      {listed && (
        <DraftsDialog
          onClose={() => setListed(false)}
          onDeleted={(id) => id === desk.tour?.id && desk.leave()}
          onOpen={(id) => {
            setListed(false);
            void desk.open(id);
          }}
        />
      )}
      {desk.offering && (
        <OfferDialog
          tour={desk.offering}
          legs={offered}
          onClose={desk.cancelOffer}
          onTaken={desk.offerAgain}
          onDone={desk.offered}
        />
      )}
    </FormProvider>
  );
}
