"use client";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { deviceStorage, readDraft, writeDraft } from "@/components/form/draft";
import { type FormStop, fieldsOf, formStops, type RequestValues, stopOf } from "./values";

const stepKey = (draftName: string) => `${draftName}-step`;

/** Where the author was when the page was left; null where no draft waits. */
function leftAt(draftName: string) {
  const storage = deviceStorage();
  if (!readDraft(storage, draftName)) return null;
  const here = readDraft(storage, stepKey(draftName))?.here;
  return formStops.find((stop) => stop === here) ?? null;
}

/** Where the author is on the line; phones show that stop alone. A draft that comes back comes back at its stop. */
export function useWalk(form: UseFormReturn<RequestValues>, draftName?: string) {
  const [here, show] = useState<FormStop>("trip");
  const heading = useRef<HTMLElement>(null);
  const walked = useRef(false);

  useEffect(() => {
    const left = draftName ? leftAt(draftName) : null;
    if (left) show(left);
  }, [draftName]);

  useEffect(() => {
    // Only after a step by the bar: focus and view go to the new stop's name.
    if (!walked.current || !here) return;
    walked.current = false;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [here]);

  function setHere(stop: FormStop) {
    show(stop);
    if (draftName) writeDraft(deviceStorage(), stepKey(draftName), { here: stop });
  }
  async function go(way: 1 | -1) {
    if (way === 1 && !(await form.trigger(fieldsOf[here], { shouldFocus: false }))) return showError();
    walked.current = true;
    setHere(formStops[formStops.indexOf(here) + way] ?? here);
  }
  /** The first field of this stop that is wrong; its message stands below it. */
  function showError() {
    setTimeout(() => document.querySelector<HTMLElement>(`[data-stop="${here}"] [aria-invalid="true"]`)?.focus());
  }
  function toFirst(paths: readonly string[]) {
    const stops = paths.map(stopOf);
    const first = formStops.find((stop) => stops.includes(stop));
    if (first) setHere(first);
  }
  /** A field of a hidden stop cannot take the focus: its stop is shown first. */
  function beforeJump(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#f-"]') : null;
    const name = link?.getAttribute("href")?.slice(3).split("-")[0];
    if (name) flushSync(() => setHere(stopOf(name)));
  }
  return { here, setHere, heading, go, toFirst, beforeJump };
}
export type Walk = ReturnType<typeof useWalk>;
