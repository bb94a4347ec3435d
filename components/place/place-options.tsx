import { optionClass, popoverClass } from "@/components/ui/popover-class";
import { cn } from "@/components/ui/cn";
import { useTranslations } from "next-intl";
import type { Place } from "@/lib/features/place/schema";
import type { usePlaceCombobox } from "./use-place-combobox";

type Box = ReturnType<typeof usePlaceCombobox>;

/** The name in the sign face, what tells it apart (state, country) in grey. */
function Line({ place }: { place: Place }) {
  const comma = place.address.indexOf(",");
  const [name, rest] =
    comma > 0 ? [place.address.slice(0, comma), place.address.slice(comma + 1)] : [place.address, ""];
  const { state } = place.address_fields;
  const between = state && !rest.includes(state) ? `${state},` : "";
  return (
    <span className="min-w-0">
      <b className="font-semibold">{name}</b> <small className="text-ink-3">{`${between}${rest}`}</small>
    </span>
  );
}

export function PlaceOptions({ box, label }: { box: Box; label: string }) {
  const t = useTranslations("place");
  const { places, isSettled, isError } = box.search;
  const none = box.open && isSettled && !isError && places.length === 0 && box.text.trim() !== "";
  return (
    <>
      <div
        id={`${box.id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!box.shown}
        className={cn(popoverClass, "absolute inset-x-0 top-full mt-1 max-h-80 overflow-auto")}
      >
        {box.shown &&
          places.map((place, index) => (
            // The field keeps the focus, so keys are handled there (ARIA combobox).
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here
            <div
              key={place.placeId}
              id={`${box.id}-${index}`}
              role="option"
              aria-selected={index === box.active}
              data-highlighted={index === box.active || undefined}
              className={optionClass}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => box.setActive(index)}
              onClick={() => box.choose(place)}
            >
              <Line place={place} />
            </div>
          ))}
      </div>
      <span className="sr-only" role="status">
        {box.shown ? t("found", { count: places.length }) : none ? t("none") : ""}
      </span>
    </>
  );
}
