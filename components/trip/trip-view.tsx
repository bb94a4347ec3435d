import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Plate } from "@/components/bus/plate";
import { useBusWords } from "@/components/offer/bus-words";
import { Extras } from "@/components/offer/offer-facts";
import { OfferThread } from "@/components/offer/offer-thread";
import { RatingCard } from "@/components/rating/rating-card";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { useMoneyWords } from "@/components/ui/money-words";
import { Notice } from "@/components/ui/notice";
import { ReachLines } from "@/components/ui/reach-lines";
import type { IssuedPaper } from "@/lib/features/paper/schema";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { isAhead } from "@/lib/features/trip/rules";
import { BreakdownLink } from "./breakdown-link";
import { CancelTrip } from "./cancel-trip";
import { CancelledNotice } from "./cancelled-notice";
import type { Proposal } from "./asked-by";
import { ChangeCard } from "./change-card";
import { useNewPrice } from "./change-parts";
import { Ladder } from "./ladder";
import { MessageKey } from "./message-key";
import { ProposeButton } from "./propose-button";
import { RebookLink } from "./rebook-link";
import { TripPapers } from "./trip-papers";
import { TripHistory } from "./trip-history";
import { TripTicket } from "./trip-ticket";

type Props = {
  trip: TripRecord;
  title: string;
  now: number;
  token?: string;
  /** Its papers as they were issued. */
  issued: readonly IssuedPaper[];
  /** Who drives, for the company to choose. */
  crew?: ReactNode;
  /** How its day runs: comes first. */
  day?: ReactNode;
  /** How it can be driven, for the company. */
  hours?: ReactNode;
};

function Card({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-1 content-start gap-3" id={id}>
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** To who waits for it: its bus does not drive any more. The company reads so where it names another. */
function BusOut({ trip: { side, state, bus, moreBuses, companyName: company } }: Pick<Props, "trip">) {
  const t = useTranslations("trip");
  const out = [bus, ...moreBuses].filter((one) => one !== null).filter(({ active }) => !active);
  if (side === "company" || !isAhead(state) || out.length === 0) return null;
  const plates = out.map(({ licenceplate }) => licenceplate).join(", ");
  return <Notice tone="warn">{t("busOut", { plates, count: out.length, company })}</Notice>;
}

/** The bus that comes; until one is named, what the offer said of it. */
function Bus({ trip }: Pick<Props, "trip">) {
  const t = useTranslations("trip");
  const words = useBusWords();
  const moneyOf = useMoneyWords();
  const { bus, moreBuses, terms, state, price } = trip;
  // Of a trip that is over nobody enters one any more.
  const none = t(state === "done" || state === "cancelled" ? "noBusThen" : "noBus");
  if (!bus && moreBuses.length === 0) return <p className="text-ink-2">{terms.vehicle || none}</p>;
  return (
    <>
      <BusOut trip={trip} />
      <ul className="grid grid-cols-1 content-start gap-4">
        {[bus, ...moreBuses].map((one, at) =>
          one ? (
            <li key={one.id} className="grid grid-cols-1 content-start gap-2">
              <Plate plate={one.licenceplate} country={one.country} size="lg" />
              <b>{words(one).facts}</b>
              {price.shares[at] !== undefined && (
                <span className="text-sm text-ink-2">
                  {t("price.share", {
                    price: moneyOf({ amount: price.shares[at], currency: price.currency, net: price.gross === null }),
                  })}
                </span>
              )}
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: one that is still open has no name
            <li key={at} className="text-ink-2">
              {none}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** Of a trip that is on or over the steps of calling off say nothing any more. */
function hasTerms({ terms, state, awaited }: TripRecord) {
  const { ladder, cancellation, description, included, notIncluded } = terms;
  const said = cancellation || description || included.length + notIncluded.length > 0;
  return Boolean(isAhead(state) || awaited || !ladder || said);
}

/** What was agreed beside programme and price. */
function Terms({ trip, now }: Pick<Props, "trip" | "now">) {
  const t = useTranslations("trip");
  const { terms, start, price } = trip;
  const { ladder, cancellation, description, included, notIncluded } = terms;
  const ahead = isAhead(trip.state);
  return (
    <>
      <Extras offer={{ included, notIncluded }} />
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      {(ahead || !ladder || cancellation) && <h3 className="sign-md">{t("ladder.title")}</h3>}
      {ladder && ahead && (
        <Ladder
          steps={ladder}
          start={start.date}
          now={now}
          price={{ amount: price.gross ?? price.amount, currency: price.currency, net: price.gross === null }}
        />
      )}
      {cancellation && <p className="text-sm whitespace-pre-line wrap-anywhere">{cancellation}</p>}
      {!ladder && !cancellation && <p className="text-sm text-ink-2">{t("cancel.noTerms")}</p>}
    </>
  );
}

function Actions({ trip, token }: Pick<Props, "trip" | "token">) {
  const { side, state, change, awaited } = trip;
  const ahead = isAhead(state);
  if (side === null || !(ahead || awaited)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ahead && !change && <ProposeButton trip={trip} token={token} />}
      <CancelTrip trip={trip} side={side} token={token} />
    </div>
  );
}

/** On phones: a proposal waits, what it changes of the price, and where it stands. */
function ProposalBar({ trip, token }: Pick<Props, "trip" | "token">) {
  const { change, side } = trip;
  if (!change || change.own || side === null) return null;
  return <WaitingBar trip={trip} change={change} token={token} />;
}

function WaitingBar({ token, ...proposal }: Proposal & Pick<Props, "token">) {
  const t = useTranslations("trip");
  const { more } = useNewPrice(proposal);
  return (
    <div
      className={cn(
        "sticky bottom-0 z-2 flex items-center gap-4 border-t border-line bg-page py-3 lg:hidden print:hidden",
        // Above the panel's tabs.
        token === undefined && "max-lg:bottom-[calc(3.25rem+env(safe-area-inset-bottom))]",
      )}
    >
      <p className="shrink-0 text-xs text-ink-2">
        {more && <b className="block sign-md text-ink">{more}</b>}
        {t("change.waits")}
      </p>
      {/* The browser's own link: the router goes to a place of the page once, not again. */}
      <a className={buttonClass({ variant: "pri", wide: true, wraps: true })} href="#change">
        {t("change.see")}
      </a>
    </div>
  );
}

/** The trip as one of its sides sees it: what is agreed, what waits, what has happened. */
export function TripView({ trip, title, now, token, issued, crew, day, hours }: Props) {
  const t = useTranslations("trip");
  const offer = { id: trip.offer, state: "accepted", messages: trip.messages } as const;
  const other = trip.side === "author" ? trip.companyName : (trip.contact?.name ?? t("change.customer"));
  return (
    <div className="grid grid-cols-1 content-start gap-4" data-testid="trip">
      {day}
      <BreakdownLink trip={trip} now={now} />
      <TripTicket trip={trip} title={title} />
      {trip.cancelled && <CancelledNotice trip={trip} cancelled={trip.cancelled} />}
      {trip.state === "done" && trip.side !== null && (
        <RatingCard trip={trip.id} side={trip.side} ratings={trip.ratings} token={token} />
      )}
      {trip.state === "done" && trip.side === "author" && <RebookLink trip={trip} now={now} />}
      <div className="grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-4 max-lg:grid-cols-1">
        <div className="grid grid-cols-1 content-start gap-4">
          {trip.change && <ChangeCard trip={trip} change={trip.change} token={token} />}
          <Card title={t(trip.side === "author" ? "who" : "busTitle")}>
            {trip.side === "author" && trip.contact && <ReachLines {...trip.contact} noPhone={t("noPhone")} />}
            <Bus trip={trip} />
            {crew}
          </Card>
          {trip.side === "company" && trip.contact && (
            <Card title={t("customerTitle")}>
              <ReachLines {...trip.contact} noPhone={t("noPhone")} />
            </Card>
          )}
          {trip.side !== null && (
            <Card title={t("papers.title")}>
              <TripPapers trip={trip} issued={issued} token={token} />
            </Card>
          )}
          {hasTerms(trip) && (
            <Card title={t("termsTitle")}>
              <Terms trip={trip} now={now} />
              <Actions trip={trip} token={token} />
            </Card>
          )}
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          {trip.side !== null && trip.state !== "cancelled" && (
            <Card title={t("messages")} id="messages">
              <MessageKey />
              <OfferThread offer={offer} other={other} token={token} />
            </Card>
          )}
          {hours}
          <Card title={t("historyTitle")}>
            <TripHistory trip={trip} />
          </Card>
        </aside>
      </div>
      <ProposalBar trip={trip} token={token} />
    </div>
  );
}
