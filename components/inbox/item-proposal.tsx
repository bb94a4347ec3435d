"use client";
import { ChangeAnswer } from "@/components/trip/change-answer";
import { ChangeParts, type Proposal, useAskedBy } from "@/components/trip/change-parts";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import { formatDateTime } from "@/lib/i18n/formats";

/** A key says yes to what is open beside the list, not to a row that the focus has gone on to. */
const isMeant = () => document.activeElement?.closest("[data-inbox-row]:not([aria-current])") == null;

/** A proposal that waits for the reader's yes, as on the trip's own page: old, new, price, answer. */
export function ItemProposal(proposal: Proposal) {
  const { note, created_at } = proposal.change;
  const asked = useAskedBy(proposal);
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-label={asked} data-testid="trip-change">
      <p>
        <b className="font-bold">{asked}</b> <span className="text-xs text-ink-2">{formatDateTime(created_at)}</span>
      </p>
      <div className="-mx-4 overflow-x-auto border-b border-line">
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
