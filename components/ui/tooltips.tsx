"use client";
import * as Radix from "@radix-ui/react-tooltip";
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { arrivedByTab, iconName } from "./icon-name";
import "@/sheets/later.css";

/** Milliseconds under the pointer until a tooltip opens; within the second the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;

type Handler = (event: Event) => void;
type Handlers = Partial<
  Record<"onPointerMove" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onClick", Handler>
>;
type TriggerProps = Handlers & { control: HTMLElement; ref?: RefCallback<HTMLElement> };

const events = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

/** Stands for a control that is in the document already: it hands Radix's handlers on to it and draws nothing. */
function Standing({ control, ref, ...handlers }: TriggerProps) {
  const latest = useRef<Handlers>(handlers);
  latest.current = handlers;
  // Radix keeps the same function from render to render.
  const give = useRef(ref);
  useLayoutEffect(() => {
    const take = give.current;
    const taken = take?.(control);
    return () => void (typeof taken === "function" ? taken() : take?.(null));
  }, [control]);
  useEffect(() => {
    const gone = new AbortController();
    for (const [type, name] of Object.entries(events)) {
      const forward: Handler = (event) => {
        if (type !== "focus" || arrivedByTab()) latest.current[name]?.(event);
      };
      control.addEventListener(type, forward, { signal: gone.signal });
    }
    // What led here happened before anybody listened.
    if (control.matches(":hover")) latest.current.onPointerMove?.(new PointerEvent("pointermove"));
    else if (control === document.activeElement && arrivedByTab()) latest.current.onFocus?.(new FocusEvent("focus"));
    return () => gone.abort();
  }, [control]);
  return null;
}

/** The control has this name already, so a screen reader is told nothing twice: no description is added. */
function IconTooltip({ control }: { control: HTMLElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Standing control={control} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-toast max-w-80 rounded-control bg-board px-[0.6rem] py-2 text-on-board text-sm"
          sideOffset={6}
          collisionPadding={8}
        >
          {iconName(control)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Known = { id: number; control: HTMLElement };

/** Keeps those that were reached before, so that Radix can close one and count the time to the next. */
export function Tooltips({ newest }: { newest: HTMLElement }) {
  const [known, setKnown] = useState<readonly Known[]>([]);
  const next = useRef(0);
  useEffect(() => {
    setKnown((list) => {
      const here = list.filter(({ control }) => control.isConnected);
      if (here.some(({ control }) => control === newest)) return here;
      next.current += 1;
      return [...here, { id: next.current, control: newest }];
    });
  }, [newest]);
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {known.map(({ id, control }) => (
        <IconTooltip control={control} key={id} />
      ))}
    </Radix.Provider>
  );
}
