import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchEverything } from "@/lib/features/admin/client";
import { isSearchable } from "@/lib/search-text";
import { optionsOf } from "./options";

/** An open dialog, sheet or menu has the keys to itself. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Ctrl+K (⌘ K on a Mac) from everywhere: no single key, so it takes nothing from the lists nor from dictation. */
function useSearchKey(go: () => void) {
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

/** What is typed, what it finds and which line the arrow keys point at (−1 = the field, which keeps the focus). */
function useFound(id: string) {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Enter came before the answer: its first line is followed when it is there. */
  const [go, setGo] = useState(false);
  const search = useSearchEverything(text, open);
  const groups = search.found ? optionsOf(search.found, text.trim()) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const shown = open && text.trim() !== "";
  const line = (index: number) => document.getElementById(`${id}-${index}`);
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
    close();
    setText(next);
    setOpen(true);
  }
  /** One step past either end leads back to the field. */
  function point(index: number) {
    const next = ((((index + 1) % (count + 1)) + (count + 1)) % (count + 1)) - 1;
    setOpen(true);
    setActive(next);
    line(next)?.scrollIntoView({ block: "nearest" });
  }
  /** Clicks the line itself: the warning about unsaved text and new windows work as with every link. */
  function follow() {
    setOpen(true);
    if (shown && active >= 0) line(active)?.click();
    else setGo(isSearchable(text));
  }
  return { text, setText, setOpen, active, setActive, search, groups, count, shown, close, type, point, follow };
}

/** ARIA 1.2 combobox over everything of the admin panel. */
export function useSearchBox() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** On a phone: the field lies over the head. */
  const [wide, setWide] = useState(false);
  const found = useFound(id);
  const { active, count, shown, close, point } = found;

  /** After a line was followed: the page that comes has the focus to itself. */
  function done() {
    close();
    found.setText("");
    setWide(false);
    field.current?.blur();
  }
  /** Empties the field; on a phone it goes, and the focus back to its button. */
  function leave() {
    done();
    if (wide) setTimeout(() => opener.current?.focus());
  }
  function start() {
    setWide(true);
    found.setOpen(true);
    // Below lg the field is not there before it is drawn anew.
    setTimeout(() => {
      field.current?.focus();
      field.current?.select();
    });
  }
  useSearchKey(start);

  function onKeyDown(event: KeyboardEvent) {
    const on = shown && active >= 0;
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => point(shown ? active + 1 : 0),
      ArrowUp: () => point(active === -1 ? count - 1 : active - 1),
      Home: on && (() => point(0)),
      End: on && (() => point(count - 1)),
      Enter: found.text.trim() !== "" && found.follow,
      Escape: shown && !wide ? close : leave,
    };
    const act = acts[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }
  return { ...found, id, field, opener, wide, leave, done, start, onKeyDown };
}
export type SearchBox = ReturnType<typeof useSearchBox>;
