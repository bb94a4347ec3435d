"use client";
import { useTranslations } from "next-intl";
import { ChangeAnswer } from "@/components/trip/change-answer";
import { type ProposedTo, useAskedBy } from "@/components/trip/asked-by";
import { ChangeParts } from "@/components/trip/change-parts";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import type { TripChangeRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";
import "@/sheets/offers.css";

/** A key says yes to what is open beside the list, not to a row that the focus has gone on to. */
const isMeant = () => document.activeElement?.closest("[data-inbox-row]:not([aria-current])") == null;

/** The trip as it stands now; what was asked for may be of another day. */
export type ProposedTrip = ProposedTo & { reference: string; departs: number };
type Props = { trip: ProposedTrip; change: TripChangeRecord };

/** A proposal that waits for the reader's yes, as on the trip's own page: old, new, price, answer. */
export function ItemProposal(proposal: Props) {
  const { trip, change } = proposal;
  const { note } = change;
  const t = useTranslations("trip.parts");
  const asked = useAskedBy(proposal);
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-label={asked} data-testid="trip-change">
      <p>
        <span className="reference">{trip.reference}</span>, {t("start")} {formatDateTime(trip.departs)}
      </p>
      <div className="-mx-5 max-md:-mx-4 overflow-x-auto border-b border-line [&_:is(th,td):first-child]:pl-5 [&_:is(th,td):last-child]:pr-5">
        <ChangeParts {...proposal} />
      </div>
      {note && (
        <blockquote className={noticeClass({})}>
          <Icon of="message-square" size={16} className="mt-0.5 text-info" />
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </blockquote>
      )}
      <ChangeAnswer {...proposal} className="grid grid-cols-1 gap-2" isMeant={isMeant} />
    </section>
  );
}
