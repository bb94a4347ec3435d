import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchEverything } from "@/lib/features/admin/client";
import { isSearchable } from "@/lib/http/searchText";
import { optionsOf } from "./options";

/** An open dialog, sheet or menu has the keys to itself. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Ctrl+K (⌘ K on a Mac) from everywhere: no single key, so it takes nothing from the lists nor from dictation. */
function useShortcut(go: () => void) {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const held = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!held || event.key.toLowerCase() !== "k" || isCovered()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** ARIA 1.2 combobox: the field keeps the focus, `active` is what the arrow keys point at (−1 = the field). */
export function useSearchBox() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  /** On a phone: the field lies over the head. */
  const [wide, setWide] = useState(false);
  const [active, setActive] = useState(-1);
  const [go, setGo] = useState(false);
  const search = useSearchEverything(text, open);
  const groups = search.found ? optionsOf(search.found, text.trim()) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const asked = text.trim() !== "";
  const shown = open && asked;

  /** Clicks the line itself: warnings about unsaved text and new windows work as with every link. */
  const follow = (index: number) => document.getElementById(`${id}-${index}`)?.click();
  useEffect(() => {
    if (!go || !search.settled) return;
    setGo(false);
    document.getElementById(`${id}-0`)?.click();
  }, [go, search.settled, id]);

  function close() {
    setOpen(false);
    setActive(-1);
    setGo(false);
  }
  function type(next: string) {
    setText(next);
    setOpen(true);
    setActive(-1);
    setGo(false);
  }
  /** Empties the field; on a phone it goes, and the focus back to its button. */
  function leave() {
    close();
    setText("");
    setWide(false);
    if (wide) setTimeout(() => opener.current?.focus());
    else field.current?.blur();
  }
  /** After a line was followed: the page that comes has the focus to itself. */
  function done() {
    close();
    setText("");
    setWide(false);
    field.current?.blur();
  }
  function start() {
    setWide(true);
    setOpen(true);
    // Below lg the field is not there before it is drawn anew.
    setTimeout(() => {
      field.current?.focus();
      field.current?.select();
    });
  }
  useShortcut(start);

  function point(event: KeyboardEvent, index: number) {
    event.preventDefault();
    setOpen(true);
    // One step past either end leads back to the field.
    const next = ((((index + 1) % (count + 1)) + (count + 1)) % (count + 1)) - 1;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent) {
    const on = shown && active >= 0;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") point(event, shown ? active + 1 : 0);
    else if (event.key === "ArrowUp") point(event, active === -1 ? count - 1 : active - 1);
    else if (event.key === "Home" && on) point(event, 0);
    else if (event.key === "End" && on) point(event, count - 1);
    else if (event.key === "Enter" && asked) {
      event.preventDefault();
      setOpen(true);
      if (on) follow(active);
      else setGo(isSearchable(text));
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (shown && !wide) close();
      else leave();
    }
  }
  return {
    ...{ id, field, opener, text, asked, shown, wide, active, setActive, groups, count, search },
    ...{ type, close, leave, done, start, onKeyDown, setOpen },
  };
}
export type SearchBox = ReturnType<typeof useSearchBox>;
