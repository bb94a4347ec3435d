"use client";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, useEffect, useRef } from "react";
import { RouteInline } from "@/components/busrequest/route-inline";
import { type Proposal, useAskedBy } from "@/components/trip/asked-by";
import { Button, ButtonLink } from "@/components/ui/button";
import { fetchedAgain } from "@/components/ui/fetched-again";
import { FactList } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { useMoneyWords } from "@/components/ui/money-words";
import { noticeClass } from "@/components/ui/notice";
import { comparedPrice } from "@/lib/features/trip/rules";
import { itemBus, itemRoute, kindWord, mayWait } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import type { TripChangeRecord } from "@/lib/features/trip/schema/record";
import { formatDate, formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useElsewhere } from "./elsewhere";
import type { ProposedTrip } from "./item-proposal";
import { ItemTitle, useItemTitle } from "./item-words";
import { useItemActions } from "./use-item-actions";

/** Of the few items that can be answered here. */
const ItemProposal = dynamic(() => fetchedAgain(() => import("./item-proposal").then((part) => part.ItemProposal)));

/** The word for what the button leads to. */
function openWord({ kind, noun }: InboxItem) {
  if (noun === "booking" || noun === "certificate") return noun;
  return noun === "trip" && (kind === "due" || kind === "emergency") ? "change" : kind;
}

/** Figures of the trip and of the offer, each where it is known. */
type Request = NonNullable<InboxItem["request"]>;

/** What the beginning and the end of its time are to the reader. */
function endsOf({ category, transferType }: Request) {
  if (category === "vacancy") return ["freeFrom", "freeUntil"] as const;
  if (transferType === "transfertwoway") return ["start", "return"] as const;
  return ["start", transferType === "transfertour" ? "tourEnd" : "end"] as const;
}

function useFacts(item: InboxItem) {
  const { request, offer, dueAt, data, noun, ask } = item;
  const t = useTranslations("inbox.facts");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const facts: [string, string][] = [];
  if (request) {
    const [start, end] = endsOf(request);
    facts.push([t(start), formatDateTime(request.start)], [t(end), formatDateTime(request.end)]);
    if (request.passengers !== null) facts.push([t("people"), formatNumber(request.passengers, lng)]);
    facts.push([t("reference"), request.reference]);
  }
  if (offer) facts.push([t("price"), moneyOf({ ...comparedPrice(offer), currency: offer.currency })]);
  if (typeof data.savedKm === "number" && data.savedKm > 0)
    facts.push([t("saved"), `${formatNumber(data.savedKm, lng)} km`]);
  const bus = itemBus(item);
  if (bus) facts.push([t("bus"), bus]);
  if (ask) facts.push([t("away"), `${formatNumber(ask.distance, lng)} km`]);
  if (ask?.bus) facts.push([t("freeBus"), ask.bus]);
  // A trip's is its departure, which stands there already.
  if (dueAt !== null && noun === "certificate") facts.push([t("due"), formatDate(dueAt)]);
  else if (dueAt !== null && noun !== "trip")
    facts.push([t(noun === "booking" ? "start" : "due"), formatDateTime(dueAt)]);
  return facts;
}

/** Of an item that tells of a proposal: as it stands now. `change` null: nobody waits for the reader's yes any more. */
export type ItemChange = { trip: ProposedTrip; change: TripChangeRecord | null };
type Props = {
  item: InboxItem;
  /** The last change that it knows. */
  since: number;
  proposed: ItemChange | null;
  href: string;
};

/** Who asks for what; in place of what the list says of it. */
const ProposalTitle = (proposal: Proposal) => useAskedBy(proposal);

function PaneTitle({ item, proposed }: Pick<Props, "item" | "proposed">) {
  const t = useTranslations("inbox.title");
  if (!proposed) return <ItemTitle item={item} />;
  const { trip, change } = proposed;
  return change ? <ProposalTitle trip={trip} change={change} /> : t("change.closed");
}

/** An item beside the list, with the one thing to do. Opening it is having read it. */
export function ItemPane({ item: made, since, proposed, href }: Props) {
  const t = useTranslations("inbox");
  const [item = made] = useElsewhere([made], since);
  const { finish, later, wake, read, busy } = useItemActions();
  const facts = useFacts(item);
  const titled = useItemTitle()(item) !== null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const key = `${item.id} ${item.version}`;
    if (item.read || seen.current === key) return;
    seen.current = key;
    read(item, true);
  });
  return (
    <aside className="card sticky top-4 grid grid-cols-1 content-start gap-4 max-lg:static" data-side-panel>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-xs text-ink-2">{t(`kinds.${kindWord(item)}`)}</span>
        {!item.done && (mayWait(item) || item.snoozeUntil !== null) && (
          <Button small busy={busy} onClick={() => (item.snoozeUntil === null ? later(item) : wake(item))}>
            {t(item.snoozeUntil === null ? "actions.tomorrow" : "actions.wake")}
          </Button>
        )}
        <Button small busy={busy} onClick={() => finish(item)}>
          <Icon of="check" size={16} />
          {t(item.done ? "actions.reopen" : "actions.done")}
        </Button>
      </div>
      <h2 className="sign-lg wrap-anywhere">
        <PaneTitle item={item} proposed={proposed} />
      </h2>
      {titled && item.request && (
        <p className="wrap-anywhere">
          <RouteInline route={itemRoute(item)} />
        </p>
      )}
      {/* Of a proposal the trip tells them, which may have moved on since its request. */}
      {!proposed?.change && (
        <FactList>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </FactList>
      )}
      {item.quote && (
        <blockquote className={noticeClass({})}>
          <Icon of="message-square" size={16} className="mt-0.5 text-info" />
          <p className="whitespace-pre-wrap wrap-anywhere">{item.quote}</p>
        </blockquote>
      )}
      {proposed?.change && <ItemProposal trip={proposed.trip} change={proposed.change} />}
      <ButtonLink variant={proposed?.change ? "ghost" : "pri"} href={href}>
        {t(item.data.what === "rate" ? "open.rate" : `open.${openWord(item)}`)}
        <Icon of="arrow-right" size={16} />
      </ButtonLink>
    </aside>
  );
}
