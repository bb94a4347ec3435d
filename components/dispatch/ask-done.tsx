import { useGrossWords } from "@/components/ui/money-words";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { ButtonLink } from "@/components/ui/button";
import { FactList } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { RoadSign } from "@/components/ui/road-sign";
import { telHref } from "@/components/ui/tel";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { AskPage } from "./ask-facts";

type Props = { page: AskPage; byLink: boolean };

function useFacts({ ask, amount, wonArrivesAt, endedAt, start, description }: AskPage) {
  const t = useTranslations("dispatch.ask");
  const lng = useLocale() as Language;
  const grossOf = useGrossWords();
  const { answered_at: at, arrivesAt, stood_down_at: off, state } = ask;
  const time = at === null ? "" : formatTime(at);
  const own =
    at === null
      ? t("ownNone")
      : arrivesAt === null
        ? t("ownNo", { time })
        : t("ownCan", { time, arrives: formatTime(arrivesAt) });
  const facts: [string, string][] = [[t("own"), own]];
  if (arrivesAt !== null)
    facts.push([t("amount"), amount === null ? t("noAmount") : grossOf({ amount, currency: "EUR" })]);
  if (wonArrivesAt !== null) {
    const arrives = formatTime(wonArrivesAt);
    const isOwn = ask.accepted && endedAt !== null;
    facts.push([t("won"), isOwn ? t("wonOwn", { time: formatTime(endedAt), arrives }) : t("wonAt", { time: arrives })]);
  }
  if (ask.accepted) facts.push([t("place"), [placeLine(start, lng), description].filter(Boolean).join(", ")]);
  if (state === "off" && off !== null) facts.push([t("history"), t("offAt", { time: formatTime(off) })]);
  return facts;
}

function useWords({ ask, taken, start, plates, endedAt, open }: AskPage) {
  const t = useTranslations("dispatch.ask");
  const lng = useLocale() as Language;
  const place = placeName(start, lng);
  if (ask.accepted) return [t("wonTitle"), t("wonText")];
  if (open && ask.state === "off") return [t("againTitle"), t("againText")];
  if (open) return ask.state === "no" ? [t("noTitle"), t("noText")] : [t("sentTitle"), t("sentText")];
  if (!taken) return [t("overTitle"), t("overText", { place })];
  const given = { place, time: formatTime(endedAt ?? 0), count: plates.length, bus: plates.join(", ") };
  return [t("offTitle"), t("offText", given)];
}

/** What was answered, and how it ended: read-only. */
export function AskDone({ page, byLink }: Props) {
  const t = useTranslations("dispatch.ask");
  const lng = useLocale();
  const [title, text] = useWords(page);
  const facts = useFacts(page);
  const { accepted } = page.ask;
  const next = accepted ? "trips" : "nearrequests";
  return (
    <section className="grid grid-cols-1 content-start gap-4" role="status">
      {!page.open && !accepted && <RoadSign name="limitEnd" />}
      <h1 className="title-2xl wrap-anywhere">{title}</h1>
      <p className="text-lg text-ink-2 wrap-anywhere">{text}</p>
      <FactList>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </FactList>
      {accepted && page.phone && (
        <ButtonLink variant="sign" wide wraps href={telHref(page.phone)}>
          <Icon of="phone" size={17} />
          {t("call", { name: page.name, phone: page.phone })}
        </ButtonLink>
      )}
      {(!page.open || accepted) && (
        <ButtonLink variant="line" wide href={`/${lng}/userpanel/${next}`}>
          {t(accepted ? "wonOpen" : "near")}
        </ButtonLink>
      )}
      {byLink && <p className="text-xs text-ink-3">{t("once")}</p>}
    </section>
  );
}
