import type { MouseEvent } from "react";

/** For a link or submit button that works without scripts: with them, `act` happens in its place. */
export function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
