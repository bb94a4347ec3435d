import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { isOpen } from "@/lib/features/dispatch/rules";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { placeName } from "@/lib/i18n/place-names";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { AnswerHeads, AnswerRow } from "./answer-row";
import { BestAnswer } from "./best-answer";
import { DispatchHead } from "./dispatch-head";
import { DispatchHistory } from "./dispatch-history";
import { DispatchKeys } from "./dispatch-keys";
import { DispatchMap } from "./dispatch-map";
import { askedIn, type LeadPage } from "./pages";
import { PhoneList, toCall } from "./phone-list";
import { RingCard } from "./ring-card";
import type { Lead } from "./use-lead";

type Props = { page: LeadPage; lead: Lead; now: number };

/** How it ended: whose bus comes, or that none is needed. */
function Ended({ dispatch, lead }: { dispatch: DispatchRecord; lead: Lead }) {
  const t = useTranslations("dispatch");
  const lng = useLocale();
  const won = dispatch.asks.find(({ id }) => id === dispatch.accepted);
  if (dispatch.state === "ended") return <Notice title={t("ended.title")}>{t("ended.text")}</Notice>;
  const title = won
    ? t("locked.title", { company: won.companyName, time: formatTime(won.arrivesAt ?? 0) })
    : t("locked.other");
  return (
    <Notice tone="ok" title={title} live>
      {t("locked.text")}{" "}
      {dispatch.trip && !lead.token && <a href={`/${lng}/userpanel/trips/${dispatch.trip}`}>{t("locked.trip")}</a>}
    </Notice>
  );
}

/** All rings are asked and nobody can: the phone is what is left. */
function DeadEnd({ dispatch, lead, people }: { dispatch: DispatchRecord; lead: Lead; people: number }) {
  const t = useTranslations("dispatch.deadEnd");
  const told = dispatch.history.find(({ kind }) => kind === "admins");
  const can = dispatch.asks.some(({ state }) => state === "can");
  if (!told || can || !isOpen(dispatch.state)) return null;
  const count = toCall(dispatch).length + dispatch.others.length;
  const text = lead.token ? "textLink" : count > 0 ? "text" : "textNone";
  const { tooSmall } = dispatch;
  return (
    <section className="card">
      <EmptyState
        title={tooSmall > 0 ? t("tooSmallTitle", { people }) : t("title", { count: askedIn(dispatch) })}
        text={[tooSmall > 0 && t("tooSmall", { count: tooSmall }), t(text, { time: formatTime(told.at) })]
          .filter(Boolean)
          .join(" ")}
        action={
          count > 0 && (
            <a className={buttonClass({ variant: "pri" })} href="#phones">
              <Icon of="phone" size={16} />
              {t("action", { count })}
            </a>
          )
        }
      />
    </section>
  );
}

function Answers({ dispatch, lead, now }: { dispatch: DispatchRecord; lead: Lead; now: number }) {
  const t = useTranslations("dispatch.answers");
  const open = isOpen(dispatch.state);
  const best = dispatch.asks.find(({ state }) => state === "can")?.id;
  if (dispatch.asks.length === 0) return null;
  return (
    <section className="@container card card-flush" aria-label={t("title")} data-hands>
      <AnswerHeads />
      <ol>
        {dispatch.asks.map((ask, index) => (
          <AnswerRow
            key={ask.id}
            lead={lead}
            ask={ask}
            open={open}
            now={now}
            number={index + 1}
            best={ask.id === best}
            won={ask.id === dispatch.accepted}
          />
        ))}
      </ol>
      {open && (
        <p className="flex items-start gap-2 border-t border-line px-4 py-3 text-sm text-ink-2">
          <Icon of="lock" size={16} className="mt-0.5" />
          {t("note")}
        </p>
      )}
    </section>
  );
}

/** The search for a bus as the operator in need leads it. */
export function DispatchView({ page, lead, now }: Props) {
  const t = useTranslations("dispatch");
  const lng = useLocale() as Language;
  const { dispatch, start, passengers } = page;
  const open = isOpen(dispatch.state);
  const label = t("title", { count: passengers ?? 0, place: placeName(start, lng) });
  return (
    <div className="grid grid-cols-1 content-start gap-4" data-testid="dispatch">
      <DispatchHead page={page} now={now} />
      {!open && <Ended dispatch={dispatch} lead={lead} />}
      <DeadEnd dispatch={dispatch} lead={lead} people={passengers ?? 0} />
      {/* In the order of a phone: rings, answers, phones, history, map. Wide screens have the map in front. */}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[27rem_minmax(0,1fr)]">
        {open && (
          <div className="lg:col-start-1 lg:row-start-2">
            <RingCard lead={lead} dispatch={dispatch} now={now} />
          </div>
        )}
        <div className="grid grid-cols-1 content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Answers dispatch={dispatch} lead={lead} now={now} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
            {open && !lead.token && <PhoneList dispatch={dispatch} />}
            <DispatchHistory dispatch={dispatch} />
          </div>
        </div>
        <div className="lg:col-start-1 lg:row-start-1">
          <DispatchMap dispatch={dispatch} at={start} label={label} />
        </div>
      </div>
      {open && <BestAnswer dispatch={dispatch} lead={lead} />}
      {open && (
        <DispatchKeys answers={dispatch.asks.some(({ state }) => state === "can")} steps={dispatch.next !== null} />
      )}
    </div>
  );
}
