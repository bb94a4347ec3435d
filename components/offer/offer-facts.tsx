import { useLocale, useTranslations } from "next-intl";
import { BusPictures } from "@/components/bus/bus-pictures";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { ReachLines } from "@/components/ui/reach-lines";
import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { grossAmount, isExtra } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import type { Ladder } from "@/lib/features/trip/schema/terms";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useBusWords, useVehicleWords } from "./bus-words";
import { SeatFit } from "./seat-fit";

type Props = { offer: OfferRecord };

/** `isPrivate`: who pays the tax reads the price with it first. */
export function Price({ offer, isPrivate = false }: Props & { isPrivate?: boolean }) {
  const { price, vatIncluded, vatRate } = offer;
  const t = useTranslations("offer.facts");
  const lng = useLocale() as Language;
  const gross = vatIncluded ? null : grossAmount(offer);
  const word = vatIncluded ? ("vatIn" as const) : ("vatOn" as const);
  const tax = vatRate === null ? t(word) : t(`${word}Rate`, { rate: vatRate });
  const typed = formatMoney(price.amount, price.currency, lng);
  const total = isPrivate && gross !== null;
  return (
    <p>
      <b className="title-xl whitespace-nowrap tabular-nums">
        {total ? formatMoney(gross, price.currency, lng) : typed}
      </b>{" "}
      <span className="text-xs text-ink-3">{total ? t("total", { price: typed, tax }) : tax}</span>
      {!vatIncluded && gross === null && <span className="text-xs text-ink-3 block">{t("noRate")}</span>}
      {gross !== null && !total && (
        <span className="text-xs text-ink-3 block">
          {t("gross", { price: formatMoney(gross, price.currency, lng) })}
        </span>
      )}
    </p>
  );
}

/** Another bus than the one that was offered, or in words, is what the group has to look out for. */
function Instead({ offer }: Props) {
  const t = useTranslations("offer.facts");
  const [wordsOf, vehicleWords] = [useBusWords(), useVehicleWords()];
  const { busChanged, busDetails, busOffered, vehicle } = offer;
  const before = busOffered ? wordsOf(busOffered).line : vehicleWords(vehicle);
  if (!busChanged || !before) return null;
  return <Notice>{t(busDetails ? "busInstead" : "busToCome", { before })}</Notice>;
}

/** Another time than was asked for, or another bus, with the reason: nobody must overlook it. */
export function Alternative({ offer }: Props) {
  const t = useTranslations("offer.facts");
  const { alternative, reason, busOther } = offer;
  if (!alternative && !reason && !busOther) return null;
  const times = alternative && { start: formatDateTime(alternative.start), end: formatDateTime(alternative.end) };
  return (
    <Notice tone={times || busOther ? "warn" : undefined}>
      {times && <b>{t("instead", times)}</b>} {busOther && <b>{t("otherBus")}</b>} {reason}
    </Notice>
  );
}

const vehicleBox = "grid content-start justify-items-start gap-1 wrap-anywhere";

/** Several buses one below the other, and their seats together. */
function Buses({ offer, people }: Props & { people: number | null }) {
  const t = useTranslations("offer.facts");
  const wordsOf = useBusWords();
  const { busDetails, moreDetails, seatsSpare } = offer;
  return (
    <div className={vehicleBox}>
      <ul className="grid grid-cols-1 content-start gap-2">
        {[busDetails, ...moreDetails].map((bus, at) => {
          const words = bus && wordsOf(bus);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one that is still open has no name
            <li key={at} className="grid content-start justify-items-start gap-1">
              <b>{words ? words.title : t("busOpen", { n: at + 1 })}</b>
              {bus && <BusPictures pictures={bus.pictures} name={words?.title ?? ""} />}
              {words && <span className="text-ink-2">{words.facts}</span>}
            </li>
          );
        })}
      </ul>
      {seatsSpare !== null && people !== null && (
        <>
          <b>{t("together", { seats: people + seatsSpare, people })}</b>
          <SeatFit spare={seatsSpare} />
        </>
      )}
      <Instead offer={offer} />
    </div>
  );
}

/** The bus with its part of the group in it, or the vehicle in the bidder's words. `people`: the whole group. */
export function Vehicle({ offer, people }: Props & { people: number | null }) {
  const t = useTranslations("offer.facts");
  const [wordsOf, vehicleWords] = [useBusWords(), useVehicleWords()];
  const { busDetails: bus, moreBuses, busChanged, vehicle, seatsSpare } = offer;
  if (moreBuses.length > 0) return <Buses offer={offer} people={people} />;
  if (!bus && busChanged) return <Instead offer={offer} />;
  if (!bus) return <p className={vehicleBox}>{vehicleWords(vehicle) || t("noVehicle")}</p>;
  const { title, facts } = wordsOf(bus);
  return (
    <div className={vehicleBox}>
      <b>{title}</b>
      <BusPictures pictures={bus.pictures} name={title} />
      <span className="text-ink-2">{facts}</span>
      {bus.capacity <= 100 && seatsSpare !== null && (
        <SeatPlan capacity={bus.capacity} taken={bus.capacity - Math.max(0, seatsSpare)} height={34} />
      )}
      {seatsSpare !== null && <SeatFit spare={seatsSpare} />}
      <Instead offer={offer} />
    </div>
  );
}

function ExtraList({ items, sign, label }: { items: readonly string[]; sign: IconName; label: string }) {
  const t = useTranslations("offer.extras");
  return (
    <div>
      <span className="sign-sm">{label}</span>
      <ul className="grid gap-0.5 text-sm">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-1.5 wrap-anywhere">
            <Icon of={sign} size={15} />
            {isExtra(item) ? t(item) : item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the price holds and what it does not. */
export function Extras({ offer: { included, notIncluded } }: { offer: Pick<OfferRecord, "included" | "notIncluded"> }) {
  const t = useTranslations("offer.facts");
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      {included.length > 0 && <ExtraList items={included} sign="check" label={t("included")} />}
      {notIncluded.length > 0 && <ExtraList items={notIncluded} sign="minus" label={t("notIncluded")} />}
    </div>
  );
}

export function Terms({ offer: { cancellation, description, ladder } }: Props) {
  const t = useTranslations("offer.facts");
  const steps = useTranslations("offer.ladder");
  const stepsOf = (ladder: Ladder) => ladder.map((step) => steps("step", step)).join(", ") || steps("free");
  const rows = [
    [t("cancellation"), [ladder && stepsOf(ladder), cancellation].filter(Boolean).join("\n")],
    [t("description"), description],
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      {rows.map(([name, text]) =>
        text ? (
          <div key={name}>
            <span className="sign-sm">{name}</span>
            <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
          </div>
        ) : null,
      )}
    </div>
  );
}

/** The other side, once the offer is accepted. */
export function ContactLines({ offer: { contact } }: Props) {
  const t = useTranslations("offer.facts");
  if (!contact) return null;
  return (
    <div className="grid justify-items-start gap-1.5 rounded-control bg-sunken px-4 py-3 wrap-anywhere [&_a]:flex-nowrap pointer-coarse:[&_a]:min-h-11">
      <span className="sign-sm">{t("contact")}</span>
      <ReachLines {...contact} noPhone={t("noPhone")} />
    </div>
  );
}
