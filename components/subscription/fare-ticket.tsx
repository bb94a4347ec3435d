import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { PlanText } from "@/lib/features/mediadata/schema";
import type { Plan } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema";
import type { Language } from "@/lib/i18n/routing";
import { priceTag } from "./money";
import "@/components/info/styles.css";
import "@/components/busrequest/ticket.css";

type Props = {
  plan: Plan;
  text: PlanText;
  lng: Language;
  /** Of the interval shown; none for the trial. */
  price?: PriceRecord;
  /** The yellow one: what is advised, or what was chosen. */
  on: boolean;
  level?: 2 | 3;
  /** Below the amount: with VAT, or what else there is to say. */
  note?: ReactNode;
  /** In the stub. */
  children: ReactNode;
};

/** A plan as a ticket; words come from the media data, amounts from the settings. */
export function FareTicket({ plan, text, lng, price, on, level = 2, note, children }: Props) {
  const t = useTranslations("subscription.prices");
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article className={on ? "ticket ticket-down fare on" : "ticket ticket-down fare"} data-plan={plan}>
      <div className="ticket-in">
        <div className="ticket-main">
          <Title>{text.name}</Title>
          <p className={on ? "text-on-brand-2" : "text-ink-2"}>{text.audience}</p>
          <p className="fare-p">
            {priceTag(price?.net ?? 0, price?.currency ?? "EUR", lng)}
            {price && <small>{t(price.interval === "yearly" ? "perYear" : "perMonth")}</small>}
          </p>
          {note && <p className="fare-n">{note}</p>}
          <ul>
            {text.points.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="ticket-stub">{children}</div>
      </div>
    </article>
  );
}
