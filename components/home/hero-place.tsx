"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { Place } from "@/lib/features/place/schema";
import { heroInputClass, heroLabelClass } from "./hero-field";

/** Text of the field and, once a suggestion was taken, what names the place. */
export type KnownPlace = { text: string; id: string };

type Props = {
  label: string;
  names: { text: string; id: string };
  known: KnownPlace;
  onKnown?: (place: KnownPlace, chosen?: Place) => void;
  /** What the hidden field carries: the place's id, or "longitude,latitude". */
  idOf?: "id" | "position";
  className?: string;
  /** In the box of other forms, its label unseen unless `labelClass` says how it looks. */
  boxed?: boolean;
  labelClass?: string;
  inputClass?: string;
  listClass?: string;
  placeholder?: string;
  /** A sentence about the known place; gone with it. */
  error?: string;
};

function idFor({ placeId, location }: Place, idOf: Props["idOf"]) {
  return idOf === "position" ? `${location.longitude},${location.latitude}` : placeId;
}

/** The list's keyboard: ↑ ↓ move, Enter takes, Esc closes. */
function useListKeys(places: Place[], take: (place: Place) => void, close: () => void) {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive((index) => (index < places.length ? index : -1)), [places.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (places.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const chosen = places[active];
    if (step !== 0) setActive((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length);
    else if (event.key === "Enter" && chosen) take(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

/** A place field that works as plain text and suggests towns when scripts run. */
export function HeroPlace({
  label,
  names,
  known,
  onKnown,
  idOf = "id",
  className,
  boxed,
  labelClass,
  inputClass,
  listClass,
  placeholder,
  error,
}: Props) {
  const t = useTranslations("home.hero");
  const id = useId();
  const [place, setPlace] = useState(known);
  const [typed, setTyped] = useState("");
  useEffect(() => setPlace({ text: known.text, id: known.id }), [known.text, known.id]);
  const [places, setPlaces] = useState<Place[]>([]);
  const HeroList = useLazy(() => import("./hero-list").then((module) => module.HeroList), typed);
  const open = typed !== "" && places.length > 0;
  const wrong = place.text === known.text ? error : undefined;
  const set = (next: KnownPlace, chosen?: Place) => {
    setPlace(next);
    setTyped(chosen ? "" : next.text);
    onKnown?.(next, chosen);
  };
  const take = (chosen: Place) => set({ text: chosen.address, id: idFor(chosen, idOf) }, chosen);
  const { active, setActive, onKeyDown } = useListKeys(open ? places : [], take, () => setTyped(""));
  return (
    <div className={cn(className, wrong && "field field-invalid")}>
      <label className={labelClass ?? (boxed ? "sr-only" : heroLabelClass)} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={cn(boxed ? "input-box" : heroInputClass({}), inputClass)}
        name={names.text}
        value={place.text}
        maxLength={120}
        autoComplete="off"
        placeholder={placeholder ?? t("placeExample")}
        role="combobox"
        aria-autocomplete="list"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => set({ text: event.target.value, id: "" })}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped("")}
      />
      <input type="hidden" name={names.id} value={place.id} disabled={place.id === ""} />
      {HeroList && (
        <HeroList
          id={id}
          className={cn("min-w-[min(18rem,80vw)]", listClass)}
          label={t("suggestions")}
          typed={typed}
          onPlaces={setPlaces}
          places={places}
          shown={open}
          active={active}
          onActive={setActive}
          onChoose={take}
        />
      )}
      {wrong && (
        <p className="field-message" id={`${id}-error`}>
          <Icon of="circle-exclamation-point" size={15} />
          {wrong}
        </p>
      )}
      <span className="sr-only" role="status">
        {typed.trim().length > 1 ? t("found", { count: places.length }) : ""}
      </span>
    </div>
  );
}
