"use client";
import { useState } from "react";
import { Button } from "./button";

type Props = { word: string; sure: string; of: string; busy: boolean; onSure: () => void };

/** Deletes by two presses: the first asks in the button itself. `of`: what goes, for who does not see the row. */
export function PressTwice({ word, sure, of, busy, onSure }: Props) {
  const [asks, setAsks] = useState(false);
  const label = asks ? sure : word;
  return (
    <Button
      small
      variant={asks ? "danger" : "ghost"}
      busy={busy}
      aria-label={`${label}: ${of}`}
      onClick={() => (asks ? onSure() : setAsks(true))}
    >
      {label}
    </Button>
  );
}
