"use client";
import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** One provider around a group of tooltips, so that the skip delay counts between them. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Radix.Provider>
  );
}

/** An addition to a label that is there already, never the only name of a control. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-popover max-w-80 rounded-control bg-board px-[0.6rem] py-[0.4rem] text-sm text-on-board"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
