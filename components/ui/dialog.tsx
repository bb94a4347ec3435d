"use client";
import { useEffect, useRef, useState } from "react";
import type { DialogProps, DialogSheet } from "./dialog-sheet";

let Sheet: typeof DialogSheet | undefined;

async function fetchSheet() {
  Sheet = (await import("./dialog-sheet")).DialogSheet;
}

/** Milliseconds after which a page has what it needs itself. */
const settled = 2_000;
let isComing = false;

function fetchAhead() {
  if (isComing) return;
  isComing = true;
  setTimeout(() => fetchSheet().catch(() => undefined), settled);
}

/** A dialog; what draws it comes when the page has settled, or at once with the first that opens. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, dismissible = true } = props;
  const [, setFetched] = useState(false);
  const shut = useRef(onOpenChange);
  useEffect(() => {
    shut.current = onOpenChange;
  });
  useEffect(fetchAhead, []);
  // Whoever takes the press back before the sheet has come must not get it all the same.
  useEffect(() => {
    if (!open || Sheet || !dismissible) return;
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && !Sheet && shut.current(false);
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [open, dismissible]);
  useEffect(() => {
    if (!open || Sheet) return;
    let isGone = false;
    const tell = (act: () => void) => () => void (isGone || act());
    // Where it cannot be fetched it is shut again, so that the next press tries once more.
    fetchSheet().then(
      tell(() => setFetched(true)),
      tell(() => shut.current(false)),
    );
    return () => {
      isGone = true;
    };
  }, [open]);
  return Sheet ? <Sheet {...props} /> : null;
}
