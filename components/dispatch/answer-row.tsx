import { useGrossWords } from "@/components/ui/money-words";
import { useLocale, useTranslations } from "next-intl";
import { Plate } from "@/components/bus/plate";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { DispatchAskRecord } from "@/lib/features/dispatch/schema/dispatch";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { AcceptAnswer } from "./accept-answer";
import { AskNumber, AskWord } from "./ask-mark";
import { telHref } from "@/components/ui/tel";
import type { Lead } from "./use-lead";

type Ask = DispatchAskRecord;

const small = "block text-xs text-ink-2";

function Company({ ask }: { ask: Ask }) {
  const t = useTranslations("dispatch.answers");
  const lng = useLocale() as Language;
  const { companyName, town, distance, standby } = ask;
  const where = t("distance", { town: town || "–", km: formatNumber(Math.round(distance), lng) });
  return (
    <span className="min-w-0">
      <b className="block sign-md wrap-anywhere">{companyName}</b>
      <span className={small}>{[where, ...(standby ? [t("standby")] : [])].join(", ")}</span>
    </span>
  );
}

function Answer({ ask }: { ask: Ask }) {
  const t = useTranslations("dispatch.answers");
  const { state, asked_at, seen_at, answered_at, stood_down_at, byLink } = ask;
  const time = formatTime(stood_down_at ?? answered_at ?? seen_at ?? asked_at);
  const word = state === "seen" ? "open" : state === "asked" ? "unseen" : byLink && state !== "off" ? "link" : "at";
  return (
    <span>
      <AskWord state={state} />
      <span className={small}>{t(word, { time })}</span>
    </span>
  );
}

function Bus({ ask: { bus, moreBuses, spare, state } }: { ask: Ask }) {
  const t = useTranslations("dispatch.answers");
  if (!bus) return state === "can" ? <span className="text-sm text-ink-2">{t("anyBus")}</span> : <span />;
  const buses = [bus, ...moreBuses];
  const capacity = buses.reduce((sum, one) => sum + one.capacity, 0);
  return (
    <span>
      <span className="flex flex-wrap gap-1">
        {buses.map(({ licenceplate, country }) => (
          <Plate key={licenceplate} plate={licenceplate} country={country} size="sm" />
        ))}
      </span>
      <span className={small}>
        {spare !== null && spare < 0
          ? t("missing", { capacity, count: -spare })
          : t("seats", { capacity, spare: spare ?? 0 })}
      </span>
    </span>
  );
}

function Arrival({ ask, now }: { ask: Ask; now: number }) {
  const t = useTranslations("dispatch.answers");
  if (ask.arrivesAt === null) return <span className="@max-2xl:hidden" />;
  const minutes = Math.max(0, Math.round((ask.arrivesAt - now) / 60_000));
  return (
    <span>
      <b className="block sign-lg">{formatTime(ask.arrivesAt)}</b>
      {ask.state === "can" && <span className={small}>{t("in", { minutes })}</span>}
    </span>
  );
}

function Price({ ask: { price, arrivesAt } }: { ask: Ask }) {
  const t = useTranslations("dispatch.answers");
  const grossOf = useGrossWords();
  if (arrivesAt === null) return <span className="@max-2xl:hidden" />;
  return <span className="text-sm">{price ? grossOf(price) : t("byPhone")}</span>;
}

function Call({ ask: { phone, companyName } }: { ask: Ask }) {
  const t = useTranslations("dispatch.answers");
  if (!phone) return null;
  return (
    <ButtonLink href={telHref(phone)} aria-label={t("callOf", { company: companyName })}>
      <Icon of="phone" size={16} />
      {t("call")}
    </ButtonLink>
  );
}

/** On wide screens a table: number, company, answer, bus, arrival, price, and what can be pressed. */
const columns =
  "@2xl:grid-cols-[28px_minmax(0,1.35fr)_minmax(0,1.15fr)_minmax(0,1.05fr)_4rem_minmax(0,0.8fr)_7.5rem] @2xl:gap-x-3";

/** What stands in the columns; on narrow screens each row tells that by itself. */
export function AnswerHeads() {
  const t = useTranslations("dispatch.answers.heads");
  return (
    <p
      className={cn("grid border-b-2 border-ink px-4 py-2 sign-xs text-ink-2 @max-2xl:hidden", columns)}
      aria-hidden
      data-testid="answer-heads"
    >
      <span />
      {(["company", "answer", "bus", "arrival", "price"] as const).map((head) => (
        <span key={head}>{t(head)}</span>
      ))}
    </p>
  );
}

type Props = { lead: Lead; ask: Ask; number: number; best: boolean; open: boolean; won: boolean; now: number };

/** A company that was asked: how it stands, with which bus, when it is there, and the one thing to press. */
export function AnswerRow({ lead, ask, number, best, open, won, now }: Props) {
  const waits = ask.state === "asked" || ask.state === "seen";
  return (
    <li
      className={cn(
        "grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 not-first:border-t not-first:border-line",
        columns,
        (won || (best && open)) && "bg-selected",
      )}
      data-ask={ask.id}
      tabIndex={open && ask.state === "can" ? 0 : undefined}
    >
      <AskNumber state={ask.state} number={number} />
      <div className="grid min-w-0 grid-cols-1 gap-2 @lg:grid-cols-3 @2xl:contents">
        <Company ask={ask} />
        <Answer ask={ask} />
        <Bus ask={ask} />
      </div>
      <div className="grid justify-items-end gap-2 @max-2xl:text-right @2xl:contents">
        <Arrival ask={ask} now={now} />
        <Price ask={ask} />
        <div className="@2xl:justify-self-end">
          {open && ask.state === "can" && <AcceptAnswer lead={lead} ask={ask} best={best} />}
          {open && waits && <Call ask={ask} />}
        </div>
      </div>
    </li>
  );
}
