"use client";

import NextLink from "next/link";
import { type ComponentProps, useEffect, useRef, useState } from "react";

// A pointer that only passes over a list of links asks for none of them.
const DWELL_MS = 65;

type Props = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * Every link within the product. It fetches its page ahead when somebody is about to follow it (a pointer that stays,
 * a touch, the focus), never because it is in view: that cost the server up to thirty times the page itself.
 */
export function Link({ onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: Props) {
  const [isWanted, setWanted] = useState(false);
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(dwell.current);
  const expect = (after: number) => {
    forget();
    dwell.current = setTimeout(() => setWanted(true), after);
  };
  useEffect(() => () => clearTimeout(dwell.current), []);
  return (
    <NextLink
      {...rest}
      prefetch={isWanted ? null : false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        expect(event.pointerType === "mouse" ? DWELL_MS : 0);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        forget();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        expect(DWELL_MS);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        forget();
      }}
    />
  );
}
