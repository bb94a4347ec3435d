"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { decidingNumber, detailWords } from "@/components/busrequest/request-facts";
import { RequestSteps } from "@/components/busrequest/now/request-steps";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import type { Language } from "@/lib/i18n/routing";
import { PostedWaiting } from "./posted-waiting";
import type { Receiver } from "./values";

type Props = {
  record: BusRequestRecord;
  email: string;
  receiver: Pick<Receiver, "name"> | null;
  trade: boolean;
  framed?: boolean;
  onCorrect: () => void;
};

function Size({ record }: { record: BusRequestRecord }) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { count, unit } = decidingNumber(record);
  const word = unit === "buses" ? t("board.buses", { count }) : t(`ticket.${unit}`, { count });
  const size = `${formatNumber(count, lng)} ${word}`;
  return <p>{[size, ...detailWords(record, t as Parameters<typeof detailWords>[1], lng)].join(", ")}</p>;
}

const nothingYet = { confirmedAt: null, approvedAt: null, rejectReason: null };

/** The way from here to the bus. */
function Next({ record, company }: { record: BusRequestRecord; company?: string }) {
  const t = useTranslations("busrequest.now");
  if (!takesOffers(record.category)) return null;
  const begun = { approvedAt: record.created_at, informed: 0, informing: true, answers: 0, freeBuses: 0 };
  const progress = record.state === "active" ? begun : null;
  const mine = progress ? { ...nothingYet, approvedAt: record.created_at } : nothingYet;
  return (
    <section className="card grid gap-4" aria-labelledby="now-title">
      <h2 id="now-title">{t("title")}</h2>
      <RequestSteps request={record} progress={progress} receiver={company ?? null} mine={mine} />
    </section>
  );
}

/** After posting: what happened and what comes next; the route draws itself once. */
export function Posted({ record, email, receiver, trade, framed, onCorrect }: Props) {
  const t = useTranslations("busrequest.form");
  const lng = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const waits = record.state === "pending";
  const PassingBuses = useLazy(
    () => import("@/components/fit/passing-buses").then((module) => module.PassingBuses),
    takesOffers(record.category) && record.mode === "collective",
  );
  const { reference } = record;
  const searches = record.category === "emergency" && record.mode === "collective" && !waits;
  const company = record.mode === "individual" ? receiver?.name : undefined;
  const doneText = () => {
    if (record.opensAt !== null) return t("done.partnerCircle", { reference, time: formatDateTime(record.opensAt) });
    return company ? t("done.partnerOne", { reference, company }) : t("done.partner", { reference });
  };
  return (
    <div className="mx-auto grid max-w-page grid-cols-text gap-4 px-edge py-12">
      <Icon of={waits ? "mail" : "check"} size={34} />
      <h1 className="focus-visible:outline-offset-6" tabIndex={-1} ref={heading}>
        {waits ? t("done.title") : t(`posted.${record.category}`)}
      </h1>
      {waits ? (
        <PostedWaiting email={email} company={company} onCorrect={onCorrect} id={record.id} />
      ) : (
        <p className="max-w-measure text-lg text-ink-2">{doneText()}</p>
      )}
      <div className="card grid gap-4">
        <span className="reference text-ink-2">{reference}</span>
        <RouteLine stops={useRouteStops(record)} large drawn />
        <Size record={record} />
      </div>
      {PassingBuses && <PassingBuses asker={{ id: record.id, active: !waits, ...(waits ? { email } : {}) }} />}
      <Next record={record} company={company} />
      {!framed && (
        <div className="flex flex-wrap items-center gap-3">
          {searches && (
            <ButtonLink variant="pri" href={`/${lng}/userpanel/dispatch/${record.id}`}>
              {t("done.search")}
            </ButtonLink>
          )}
          {!waits && (
            <ButtonLink variant={searches ? "line" : "pri"} href={`/${lng}/request/${record.id}`}>
              {t("done.open")}
            </ButtonLink>
          )}
          {trade && !waits ? (
            <ButtonLink href={`/${lng}/userpanel/management`}>{t("done.manage")}</ButtonLink>
          ) : (
            <ButtonLink href={`/${lng}`}>{t("done.home")}</ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
