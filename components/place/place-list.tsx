import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { optionClass, popoverClass } from "@/components/ui/popover-class";
import { placeGroup, placeGroups } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";

/** The name in the sign face, what tells it apart (state, country) in grey. */
function Line({ place }: { place: Place }) {
  const comma = place.address.indexOf(",");
  const [name, rest] =
    comma > 0 ? [place.address.slice(0, comma), place.address.slice(comma + 1)] : [place.address, ""];
  const { state } = place.address_fields;
  const between = state && !rest.includes(state) ? `${state},` : "";
  return (
    <span className="min-w-0">
      <b className="font-medium">{name}</b> <small className="text-ink-3">{`${between}${rest}`}</small>
    </span>
  );
}

type Props = {
  /** Of the field: the list is `${id}-list`, its entries `${id}-0` and so on. */
  id: string;
  label: string;
  /** In groups (lib/features/place/rules.ts, inGroups). */
  places: readonly Place[];
  shown: boolean;
  active: number;
  onActive: (index: number) => void;
  onChoose: (place: Place) => void;
  className?: string;
};

/** Suggestions of every place field: towns, their quarters, all else; named where there is more than one group. */
export function PlaceList({ id, label, places, shown, active, onActive, onChoose, className }: Props) {
  const t = useTranslations("place.groups");
  const groups = placeGroups.filter((group) => places.some((place) => placeGroup(place) === group));
  const option = (place: Place) => {
    const index = places.indexOf(place);
    return (
      // The field keeps the focus, so keys are handled there (ARIA combobox).
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
      // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here
      <div
        key={place.placeId}
        id={`${id}-${String(index)}`}
        role="option"
        aria-selected={index === active}
        data-highlighted={index === active || undefined}
        className={optionClass}
        onPointerDown={(event) => event.preventDefault()}
        onPointerMove={() => onActive(index)}
        onClick={() => onChoose(place)}
      >
        <Line place={place} />
      </div>
    );
  };
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!shown}
      className={cn(popoverClass, "absolute inset-x-0 top-full mt-1 max-h-80 overflow-auto", className)}
    >
      {shown &&
        groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-label={t(group)}>
            {groups.length > 1 && (
              <p className="px-3 pt-2 text-xs text-ink-3" aria-hidden>
                {t(group)}
              </p>
            )}
            {places.filter((place) => placeGroup(place) === group).map(option)}
          </div>
        ))}
    </div>
  );
}
