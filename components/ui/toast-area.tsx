"use client";
import * as Radix from "@radix-ui/react-toast";
import { useRef, useState } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";
import { noToasts, type Toast, toastStore } from "./toast-list";
import { dismissToast, toastDuration } from "./toast-store";
import { toastsClass } from "./toasts-class";
import { useSeenFor } from "./use-seen-for";
import { useStore } from "./use-store";
import "@/sheets/later.css";

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const [paused, setPaused] = useState(false);
  const line = useRef<HTMLElement>(null);
  useSeenFor(toastDuration, toast.open && !paused, {
    onOver: () => dismissToast(toast.id),
    onStood: (seen) => {
      for (const drawn of line.current?.getAnimations() ?? []) drawn.currentTime = seen;
    },
  });
  const bad = toast.variant === "destructive";
  const Sign = bad ? "circle-exclamation-point" : "circle-check";
  return (
    <Radix.Root
      asChild
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={bad ? "foreground" : "background"}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      {/* Radix announces by itself; a second live region would say everything twice. */}
      <div
        role={bad ? "alert" : "status"}
        aria-live="off"
        data-surface="board"
        className={cn(
          "relative grid w-[min(25rem,calc(100vw-2rem))] touch-none list-none grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-card pt-4 pr-[2.6rem] pl-4 elevation-dialog",
          "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise data-[swipe=end]:animate-toast-out! data-[swipe=cancel]:[transition:transform_var(--t-3)_var(--ease-out)] data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]",
          toast.action ? "pb-5" : "pb-5",
          bad ? "bg-danger text-on-danger" : "bg-board text-on-board",
        )}
      >
        <Icon of={Sign} size={24} />
        <Radix.Title asChild>
          <b className="sign-md">{toast.title}</b>
        </Radix.Title>
        {toast.description && (
          <Radix.Description asChild>
            <p className={cn("col-2 text-sm", !bad && "text-on-board-2")}>{toast.description}</p>
          </Radix.Description>
        )}
        {toast.action && (
          <Radix.Action
            className={cn(
              "col-2 mt-1 min-h-8 justify-self-start sign-sm leading-none",
              bad ? "underline underline-offset-[3px]" : "text-brand",
            )}
            altText={toast.action.label}
            onClick={toast.action.onAct}
          >
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close
          className={cn("absolute top-2 right-[0.6rem] grid size-8 place-items-center", !bad && "text-on-board-2")}
          aria-label={close}
        >
          <Icon of="x" />
        </Radix.Close>
        <span
          className={cn(
            "absolute right-3.5 bottom-2 left-3.5 h-2 before:absolute before:inset-x-0 before:top-0.75 before:h-0.5",
            bad ? "before:bg-[rgb(255_255_255/0.35)]" : "before:bg-board-line",
          )}
          aria-hidden
        >
          <i
            ref={line}
            className={cn(
              "absolute top-0.75 left-0 h-0.5 w-full animate-toast-line after:absolute after:-top-1 after:-right-1.25 after:size-2.5 after:rounded-full motion-reduce:animate-none",
              bad ? "bg-on-danger after:bg-on-danger" : "bg-brand after:bg-brand",
              paused && "[animation-play-state:paused]",
            )}
          />
        </span>
      </div>
    </Radix.Root>
  );
}

export function ToastArea({ label, close }: { label: string; close: string }) {
  const toasts = useStore(toastStore, noToasts);
  // Its own clock ends a toast: the one of Radix runs while the page is too busy to show it.
  // A provider for each toast: one that was closed while it had the focus leaves Radix paused for the next.
  return (
    <Radix.Provider
      key={toasts[0]?.id}
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={50}
      label={label}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
      <Radix.Viewport asChild hotkey={["F8"]} label={label}>
        <div id="toasts" className={toastsClass} />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
