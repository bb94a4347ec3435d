import { type KeyboardEvent, useId, useState } from "react";
import { usePlaceSearch } from "@/lib/features/place/client";
import { isChosen, keepStreet, typedPlace } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";

type Use = { value: Place; onChange: (place: Place) => void; language: Language; withStreet?: boolean };

/** ARIA 1.2 combobox: the field keeps the focus, `active` is what the arrow keys point at (−1 = the field). */
export function usePlaceCombobox({ value, onChange, language, withStreet }: Use) {
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const text = value.address;
  const search = usePlaceSearch(text, language, { enabled: (open || touched) && !isChosen(value) });
  const shown = open && search.places.length > 0 && !isChosen(value);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  const give = (place: Place) => onChange(withStreet ? keepStreet(place, value) : place);
  function type(next: string) {
    setOpen(true);
    setActive(-1);
    setTouched(true);
    give(typedPlace(next));
  }
  function choose(place: Place) {
    close();
    give(place);
  }
  function point(event: KeyboardEvent, index: number) {
    event.preventDefault();
    setOpen(true);
    const count = search.places.length;
    // One step past either end leads back to the field.
    setActive(count ? ((((index + 1) % (count + 1)) + (count + 1)) % (count + 1)) - 1 : -1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const place = shown ? search.places[active] : undefined;
    if (event.key === "ArrowDown") point(event, active + 1);
    else if (event.key === "ArrowUp") point(event, active === -1 ? search.places.length - 1 : active - 1);
    else if (event.key === "Home" && place) point(event, 0);
    else if (event.key === "End" && place) point(event, search.places.length - 1);
    else if (event.key === "Enter" && place) {
      event.preventDefault();
      choose(place);
    } else if (event.key === "Escape" && open) {
      // The field's own Escape must not close the dialog around it.
      event.stopPropagation();
      close();
    }
  }
  return { id, text, search, shown, open, active, setActive, close, type, choose, onKeyDown };
}
