import type { MouseEvent } from "react";

/** For a link or submit button that works without scripts: with them, `act` happens in its place. */
export function instead(act: (event: MouseEvent) => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act(event);
  };
}
