"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { mayWait } from "@/lib/features/inbox/rules";
import { type Actable, useItemActions } from "./use-item-actions";

/** Pixels from which on a finger means the side, and from which on the row goes when it is let loose. */
const meant = 12;
const enough = 96;

type Held = { x: number; y: number; pointer: number; moved: boolean; by: number };

/** How far a finger has pushed the row aside; a mouse selects text, and down is scrolling. */
function useSwipe(onSwiped: (side: "right" | "left") => void) {
  const [shift, setShift] = useState(0);
  const held = useRef<Held | null>(null);
  const swallow = useRef(false);
  const letGo = () => {
    held.current = null;
    setShift(0);
  };
  const hold = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, pointerId: pointer }: PointerEvent) => {
      swallow.current = false;
      if (pointerType === "touch") held.current = { x, y, pointer, moved: false, by: 0 };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = held.current;
      if (!from || from.pointer !== pointerId) return;
      const by = clientX - from.x;
      if (!from.moved && Math.abs(by) < Math.max(meant, Math.abs(clientY - from.y))) return;
      from.moved = true;
      from.by = by;
      setShift(by);
    },
    onPointerUp: () => {
      // As far as the finger went, which may not have been drawn yet.
      const { moved = false, by = 0 } = held.current ?? {};
      swallow.current = moved;
      if (Math.abs(by) >= enough) onSwiped(by > 0 ? "right" : "left");
      letGo();
    },
    onPointerCancel: letGo,
    // The link below the finger was pushed, not pressed.
    onClickCapture: (event: MouseEvent) => {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { shift, hold };
}

type Props = { item: Actable; className: string; children: ReactNode };

/** A row of the inbox that a finger pushes aside: to the right it is done, to the left it comes back tomorrow. */
export function SwipeRow({ item, className, children }: Props) {
  const t = useTranslations("inbox.actions");
  const { finish, later } = useItemActions();
  const away = !item.done && mayWait(item);
  const { shift, hold } = useSwipe((side) => {
    if (side === "right") void finish(item);
    else if (away) void later(item);
  });
  const right = shift > 0;
  const word = right ? t(item.done ? "reopen" : "done") : t("later");
  return (
    <li className="relative overflow-hidden border-b border-line last:border-0">
      {shift !== 0 && (right || away) && (
        <span
          className="absolute inset-0 flex items-center gap-2 bg-sunken px-4 font-bold"
          style={{ justifyContent: right ? "start" : "end", opacity: Math.abs(shift) < enough ? 0.6 : 1 }}
          aria-hidden
        >
          <Icon of={right ? "check-check" : "alarm-clock"} size={20} />
          {word}
        </span>
      )}
      <div
        className={className}
        style={{ touchAction: "pan-y", ...(shift === 0 ? {} : { transform: `translateX(${shift}px)` }) }}
        {...hold}
      >
        {children}
      </div>
    </li>
  );
}
