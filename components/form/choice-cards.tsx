"use client";
import { cn } from "@/components/ui/cn";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import type { FieldProps } from "./text-field";
import { useField } from "./use-field";

type Card = { value: string; label: ReactNode; text?: ReactNode; icon?: ReactNode; disabled?: boolean };
type Props = FieldProps & {
  cards: readonly Card[];
  /** Least width of a card, e.g. "9rem". */
  cardWidth?: string;
  /** Without the tick box, e.g. where an icon stands for itself. */
  plain?: boolean;
  /** For many of them. */
  dense?: boolean;
  /** Icon above the word. */
  upright?: boolean;
};

function Cards({ type, plain, dense, upright, ...props }: Props & { type: "radio" | "checkbox" }) {
  const { name, label, hint, optional, className, cards, cardWidth } = props;
  const field = useField(name, { hint });
  const register = field.register();
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className} group>
      <div className="option-cards" style={cardWidth ? { ["--opt" as string]: cardWidth } : undefined}>
        {cards.map((card) => (
          <label
            className={cn(
              "option-card",
              dense && "min-h-11! py-[0.3rem]!",
              upright && "flex-col items-start! gap-[0.35rem]! text-sm",
            )}
            key={card.value}
          >
            <input type={type} value={card.value} disabled={card.disabled} {...register} />
            {card.icon}
            <span>
              {card.label}
              {card.text && <small>{card.text}</small>}
            </span>
            {!plain && (
              <span className={type === "radio" ? "option-tick option-tick-round" : "option-tick"} aria-hidden>
                <Icon of={Check} size={14} />
              </span>
            )}
          </label>
        ))}
      </div>
    </Field>
  );
}

/** One of several; value: string. */
export function RadioCards(props: Props) {
  return <Cards {...props} type="radio" />;
}

/** Any of several; value: string[] (the form's default must be an array). */
export function CheckCards(props: Props) {
  return <Cards {...props} type="checkbox" />;
}

/** One of two to four, side by side, or below each other on a phone (`stacked`); value: string. */
export function Segmented({ name, label, hint, optional, className, cards, stacked }: Props & { stacked?: boolean }) {
  const field = useField(name, { hint });
  const register = field.register();
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className} group>
      <div className={cn("segments", stacked && "segments-stacked")}>
        {cards.map((card) => (
          <label
            key={card.value}
            // On phones a picture stands above its word, where the words stand side by side.
            className={
              card.icon && !stacked
                ? "max-md:flex-col max-md:gap-[0.2rem] max-md:px-[0.2rem] max-md:py-[0.55rem]"
                : undefined
            }
          >
            <input type="radio" value={card.value} disabled={card.disabled} {...register} />
            {card.icon}
            <span>{card.label}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
