import { DetailsSummary } from "@/components/ui/details-summary";
import { useTranslations } from "next-intl";
import type { Prefill } from "@/components/busrequest/form/values";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Notice } from "@/components/ui/notice";
import type { FieldError } from "@/lib/errors";
import type { PriceChanges, PriceGuideRecord } from "@/lib/features/priceguide/schema";
import { GuideLabel } from "./guide-label";
import { GuideView } from "./guide-view";
import { MissingFacts, type PlaceAtSea } from "./missing-facts";
import { PriceChangesCard } from "./price-changes";
import { PriceForm, ToRequest } from "./price-form";
import { PriceTicket, tripOf, useTripWords } from "./price-ticket";

type Search = Record<string, string | string[] | undefined>;

type Props = {
  lng: string;
  search: Search;
  known: Prefill;
  /** Something was asked: what is missing is named. */
  asked: boolean;
  record: PriceGuideRecord | null;
  /** Places that no bus can reach: there is no price with them. */
  atSea: readonly PlaceAtSea[];
  /** Told at their fields, where they have one. */
  errors: readonly FieldError[];
  changes: PriceChanges | null;
};

const columns = "mt-6 grid grid-cols-[minmax(0,1fr)_27rem] items-start gap-x-7 gap-y-4 max-lg:grid-cols-1";

function Basis() {
  const t = useTranslations("price");
  return (
    <details>
      <DetailsSummary>{t("basis")}</DetailsSummary>
      <p className="text-sm text-ink-2">{t("basisText")}</p>
    </details>
  );
}

/** Too little is known for a price: the form comes first. */
function Asking({ lng, search, known, asked, record, atSea, errors }: Props) {
  const t = useTranslations("price");
  return (
    <>
      <p className="mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-4">
          <PriceForm
            lng={lng}
            search={search}
            known={known}
            errors={errors}
            className="card grid-cols-2 max-md:grid-cols-1"
          />
          {asked && (record || errors.length > 0) && (
            <section className="card grid grid-cols-1 justify-items-start gap-3" aria-label={t("result")}>
              <GuideLabel />
              <MissingFacts missing={record?.missing ?? []} atSea={atSea} errors={errors} />
            </section>
          )}
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          <ToRequest lng={lng} />
          <Notice>{t("companiesBlind")}</Notice>
          <div className="card">
            <Basis />
          </div>
        </aside>
      </div>
    </>
  );
}

type AnswerProps = Props & { record: PriceGuideRecord; trip: NonNullable<ReturnType<typeof tripOf>> };

/** The guide, the trip's ticket beside it; above it on a phone. */
function Answer({ lng, search, known, record, changes, trip }: AnswerProps) {
  const t = useTranslations("price");
  const { route, rest } = useTripWords(trip);
  return (
    <>
      <p className="mt-2 text-lg text-ink-2">
        <RouteInline route={route} />, {rest}
      </p>
      <div className={`${columns} lg:grid-rows-[auto_1fr]`}>
        <div className="lg:col-start-2">
          <PriceTicket lng={lng} search={search} known={known} trip={trip} />
        </div>
        <section
          className="card grid grid-cols-1 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          aria-label={t("result")}
        >
          {/* Other facts are another guide: what was changed in the former one does not belong to it. */}
          <GuideView key={JSON.stringify(record.question)} record={record} tax="gross" />
          <Basis />
        </section>
        <aside className="grid grid-cols-1 content-start gap-4">
          {changes && record.question && <PriceChangesCard changes={changes} question={record.question} />}
          <Notice>{t("companiesBlind")}</Notice>
        </aside>
      </div>
    </>
  );
}

/** 'What does it roughly cost?': the guide with its parts beside the trip, or the form while too little is known. */
export function PricePage(props: Props) {
  const t = useTranslations("price");
  const { record, known, errors } = props;
  const trip = tripOf(known);
  return (
    <div className="mx-auto max-w-page px-edge pt-5 pb-10">
      <h1>{t("title")}</h1>
      {record?.guide && trip && errors.length === 0 ? (
        <Answer {...props} record={record} trip={trip} />
      ) : (
        <Asking {...props} />
      )}
    </div>
  );
}
