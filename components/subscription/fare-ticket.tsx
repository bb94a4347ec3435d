import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { PlanText } from "@/lib/features/mediadata/schema";
import type { Plan } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";
import { priceTag } from "./money";

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
  className?: string;
  /** In the stub. */
  children: ReactNode;
};

/** What a plan comes with. */
export function FarePoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-5 grid gap-2">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[18px_1fr] gap-2 leading-snug">
          <Icon of="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** On the yellow ticket a button is dark. */
export const fareButton = (on: boolean) => cn("py-2! whitespace-normal!", on && "bg-on-brand! text-brand!");

/** A plan as a ticket; words come from the media data, amounts from the settings. */
export function FareTicket({ plan, text, lng, price, on, level = 2, note, className, children }: Props) {
  const t = useTranslations("subscription.prices");
  const quiet = on ? "text-on-brand-2" : "text-ink-2";
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article className={cn("ticket ticket-down grid grid-cols-1 [--stub:5.4rem]", className)} data-plan={plan}>
      <div className={cn("ticket-in h-full grid-rows-[1fr_auto]", on && "bg-brand text-on-brand")}>
        <div className="ticket-main px-5 py-6">
          <Title className="text-xl hyphens-auto wrap-anywhere">{text.name}</Title>
          <p className={quiet}>{text.audience}</p>
          <p className="mt-3 mb-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 title-3xl">
            {priceTag(price?.net ?? 0, price?.currency ?? "EUR", lng)}
            {price && (
              <small className={cn("font-text text-md/snug font-medium tracking-normal", quiet)}>
                {t(price.interval === "yearly" ? "perYear" : "perMonth")}
              </small>
            )}
          </p>
          {note && <p className={cn("text-sm", quiet)}>{note}</p>}
          <FarePoints points={text.points} />
        </div>
        <div className={cn("ticket-stub px-5 py-0", on && "border-[rgb(19_28_24/0.35)]")}>{children}</div>
      </div>
    </article>
  );
}
