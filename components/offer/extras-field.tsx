"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { extras, isExtra, longestItem, mostOwnItems } from "@/lib/features/offer/rules/offer";
import type { OfferValues } from "./values";

type Name = "included" | "notIncluded";
type Items = { items: readonly string[]; set: (items: string[]) => void };

/** The chip shows the focus of the control inside. */
const chip = cn(
  "relative inline-flex min-h-11 items-center gap-1.5 rounded-chip border-control text-sm font-medium",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-outer",
);
const innerFocus = "focus-visible:[box-shadow:none] focus-visible:outline-0";
const choiceChip = cn(
  "group cursor-pointer border-line-strong bg-surface px-3",
  "has-checked:border-ink has-checked:bg-brand-tint has-checked:[box-shadow:inset_0_0_0_1px_var(--ink)]",
  "has-disabled:cursor-not-allowed has-disabled:opacity-50",
  chip,
);

const alike = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Own words beside the common choices; one that is a common choice becomes it. */
function useOwnItem({ items, set }: Items, others: readonly string[]) {
  const t = useTranslations("offer.extras");
  const words = useTranslations("offer.form");
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const own = items.filter((item) => !isExtra(item));
  function add() {
    const typed = text.trim().replace(/\s+/g, " ");
    if (typed === "") return;
    const item = extras.find((extra) => alike(t(extra), typed)) ?? typed;
    const known = (list: readonly string[]) => list.some((one) => alike(one, item));
    if (known(others)) return setTrouble(words("itemElsewhere", { item: typed }));
    setTrouble("");
    setText("");
    if (!known(items)) set([...items, item]);
  }
  const type = (next: string) => {
    setText(next);
    setTrouble("");
  };
  return { text, type, trouble, own, add };
}

type OwnProps = Items & { name: Name; label: string; others: readonly string[] };

function OwnItems({ name, label, others, ...list }: OwnProps) {
  const t = useTranslations("offer.form");
  const { text, type, trouble, own, add } = useOwnItem(list, others);
  const input = useRef<HTMLInputElement>(null);
  const id = `own-${name}`;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }
  function remove(item: string) {
    list.set(list.items.filter((one) => one !== item));
    input.current?.focus();
  }
  return (
    <>
      {own.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {own.map((item) => (
            <li key={item} className={cn(chip, "max-w-full border-ink bg-brand-tint pl-[0.8rem] wrap-anywhere")}>
              {item}
              <button
                type="button"
                className={cn("grid min-h-10 w-11 place-items-center", innerFocus)}
                aria-label={t("itemRemove", { item })}
                onClick={() => remove(item)}
              >
                <Icon of="x" size={15} className="-ml-[0.2rem] block" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {own.length < mostOwnItems ? (
        <div className="mt-2 flex max-w-120 gap-2">
          <span className="input-box">
            <input
              ref={input}
              aria-label={t("itemLabel", { list: label })}
              aria-describedby={trouble ? `${id}-trouble` : undefined}
              placeholder={t("itemExample")}
              value={text}
              maxLength={longestItem}
              autoComplete="off"
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
          </span>
          <Button onClick={add} aria-label={t("itemAddTo", { list: label })}>
            <Icon of="plus" size={16} />
            {t("itemAdd")}
          </Button>
        </div>
      ) : (
        <p className="text-xs text-ink-3">{t("itemsFull", { count: mostOwnItems })}</p>
      )}
      <p className="text-xs text-ink-3" id={`${id}-trouble`} role="status">
        {trouble}
      </p>
    </>
  );
}

/** Common choices as chips, and own words; what stands in one list cannot stand in the other. */
export function ExtrasField({ name, label }: { name: Name; label: string }) {
  const t = useTranslations("offer.extras");
  const field = useField(name);
  const { field: control } = useController<OfferValues, Name>({ name });
  const others = useWatch<OfferValues, Name>({ name: name === "included" ? "notIncluded" : "included" }) ?? [];
  const items = control.value ?? [];
  const set = (next: string[]) => control.onChange(next);
  return (
    <Field id={field.id} label={label} error={field.error} optional group>
      <div className="flex flex-wrap gap-1.5">
        {extras.map((extra, index) => (
          <label key={extra} className={choiceChip}>
            <input
              type="checkbox"
              className={cn("absolute inset-0 cursor-[inherit] appearance-none", innerFocus)}
              ref={index === 0 ? control.ref : undefined}
              value={extra}
              disabled={others.includes(extra)}
              checked={items.includes(extra)}
              onBlur={control.onBlur}
              onChange={({ target }) => set(target.checked ? [...items, extra] : items.filter((one) => one !== extra))}
            />
            <Icon of="check" size={14} className="-ml-[0.2rem] hidden group-has-checked:block" />
            {t(extra)}
          </label>
        ))}
      </div>
      <OwnItems name={name} label={label} others={others} items={items} set={set} />
    </Field>
  );
}
