"use client";
import { earlyPressScript } from "@/components/form/early-press";
import { askScript } from "./consent-script";
import { themeScript } from "./theme-script";

/** `first`: theme and early presses, at the head of the body; `ask`: behind the question of consent. */
type Props = { runs: "first" | "ask"; nonce: string | undefined };

// The bundler leaves out of the browser's scripts what only the other side of this condition names.
const written = (runs: Props["runs"]) =>
  typeof window === "undefined" ? (runs === "ask" ? askScript() : `${themeScript};${earlyPressScript}`) : "";

/** A script that the server alone writes. It has run by the time React comes: neither the page's data nor its scripts hold it once more. */
export function OwnScript({ runs, nonce }: Props) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {written(runs)}
    </script>
  );
}
