import { Check, Minus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { ReachLines } from "@/components/ui/reach-lines";
import { Icon } from "@/components/ui/icon";
import { grossAmount, isExtra } from "@/lib/features/offer/rules";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { SeatFit } from "./seat-fit";

type Props = { offer: OfferRecord };

export function Price({ offer }: Props) {
  const { price, vatIncluded, vatRate } = offer;
  const t = useTranslations("offer.facts");
  const lng = useLocale() as Language;
  const gross = vatIncluded ? null : grossAmount(offer);
  const word = vatIncluded ? ("vatIn" as const) : ("vatOn" as const);
  return (
    <p className="of-price">
      <b>{formatMoney(price.amount, price.currency, lng)}</b>{" "}
      <span className="cap">{vatRate === null ? t(word) : t(`${word}Rate`, { rate: vatRate })}</span>
      {gross !== null && (
        <span className="cap block">{t("gross", { price: formatMoney(gross, price.currency, lng) })}</span>
      )}
    </p>
  );
}

/** The bus with the group in it, or the vehicle in the bidder's words. */
export function Vehicle({ offer, people }: Props & { people: number | null }) {
  const t = useTranslations("offer.facts");
  const designs = useTranslations("busrequest.vehicleTypes");
  const { busDetails: bus, vehicle, seatsSpare } = offer;
  if (!bus) return <p className="of-vehicle">{vehicle || t("noVehicle")}</p>;
  const { name, design, capacity, licenceplate, wheelchairPlaces } = bus;
  const words = [designs(design), t("seats", { count: capacity })];
  if (wheelchairPlaces > 0) words.push(t("wheelchairs", { count: wheelchairPlaces }));
  return (
    <div className="of-vehicle">
      <b>{[licenceplate, name].filter(Boolean).join(", ") || designs(design)}</b>
      <span className="mut">{words.join(", ")}</span>
      {capacity <= 100 && people !== null && (
        <SeatPlan capacity={capacity} taken={Math.min(people, capacity)} height={34} />
      )}
      {seatsSpare !== null && <SeatFit spare={seatsSpare} />}
    </div>
  );
}

function ExtraList({ items, sign, label }: { items: readonly string[]; sign: typeof Check; label: string }) {
  const t = useTranslations("offer.extras");
  return (
    <div>
      <span className="lbl">{label}</span>
      <ul className="of-extras">
        {items.map((item) => (
          <li key={item}>
            <Icon of={sign} size={15} />
            {isExtra(item) ? t(item) : item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Extras({ offer: { included, notIncluded } }: Props) {
  const t = useTranslations("offer.facts");
  return (
    <div className="stack sm">
      {included.length > 0 && <ExtraList items={included} sign={Check} label={t("included")} />}
      {notIncluded.length > 0 && <ExtraList items={notIncluded} sign={Minus} label={t("notIncluded")} />}
    </div>
  );
}

export function Terms({ offer: { cancellation, description } }: Props) {
  const t = useTranslations("offer.facts");
  const rows = [
    [t("cancellation"), cancellation],
    [t("description"), description],
  ];
  return (
    <div className="stack sm">
      {rows.map(([name, text]) =>
        text ? (
          <div key={name}>
            <span className="lbl">{name}</span>
            <p className="of-text">{text}</p>
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
    <div className="of-contact">
      <span className="lbl">{t("contact")}</span>
      <ReachLines {...contact} noPhone={t("noPhone")} />
    </div>
  );
}
