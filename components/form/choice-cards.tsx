"use client";
import { cn } from "@/components/ui/cn";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import type { FieldProps } from "./text-field";
import { useField } from "./use-field";

type Card = { value: string; label: ReactNode; text?: ReactNode; icon?: ReactNode; disabled?: boolean };
type Part = { label: string; cards: readonly Card[] };
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

type GridProps = Omit<Props, "label"> & { type: "radio" | "checkbox"; register: UseFormRegisterReturn };

function CardGrid({ type, plain, dense, upright, cards, cardWidth, register }: GridProps) {
  return (
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
              <Icon of="check" size={14} />
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

function Cards({ type, ...props }: Props & { type: "radio" | "checkbox" }) {
  const { name, label, hint, optional, className, cards } = props;
  const field = useField(name, { hint });
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className} group>
      <CardGrid {...props} type={type} cards={cards} register={field.register()} />
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

/** Any of many, each part under its own words; value as above. */
export function PartedCheckCards({ parts, ...props }: Omit<Props, "cards"> & { parts: readonly Part[] }) {
  const { name, label, hint, optional, className } = props;
  const field = useField(name, { hint });
  const id = useId();
  const register = field.register();
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className} group>
      <div className="grid gap-3">
        {parts.map((part, n) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset within the field's own would take its looks
          <div className="grid gap-1" role="group" aria-labelledby={`${id}-${n}`} key={part.label}>
            <span className="text-xs text-ink-3" id={`${id}-${n}`}>
              {part.label}
            </span>
            <CardGrid {...props} type="checkbox" cards={part.cards} register={register} />
          </div>
        ))}
      </div>
    </Field>
  );
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
