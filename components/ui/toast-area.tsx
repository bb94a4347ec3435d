"use client";
import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useState } from "react";
import { dismissToast, noToasts, type Toast, toastDuration, toastStore } from "./toast-store";
import { useStore } from "./use-store";

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const [paused, setPaused] = useState(false);
  const bad = toast.variant === "destructive";
  const Sign = bad ? CircleAlert : CircleCheck;
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
        className={`toast${toast.action ? " has-act" : ""}${bad ? " bad" : ""}${paused ? " paused" : ""}`}
      >
        <Sign className="i" size={24} strokeWidth={1.9} aria-hidden />
        <Radix.Title asChild>
          <b>{toast.title}</b>
        </Radix.Title>
        {toast.description && (
          <Radix.Description asChild>
            <p>{toast.description}</p>
          </Radix.Description>
        )}
        {toast.action && (
          <Radix.Action className="act" altText={toast.action.label} onClick={toast.action.onAct}>
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close className="x" aria-label={close}>
          <X className="i" size={18} strokeWidth={1.9} aria-hidden />
        </Radix.Close>
        <span className="toast-line" aria-hidden>
          <i />
        </span>
      </div>
    </Radix.Root>
  );
}

export function ToastArea({ label, close }: { label: string; close: string }) {
  const toasts = useStore(toastStore, noToasts);
  // A provider for each toast: one that was closed while it had the focus leaves Radix paused for the next.
  return (
    <Radix.Provider
      key={toasts[0]?.id}
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={50}
      label={label}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
      <Radix.Viewport asChild hotkey={["F8"]} label={label}>
        <div className="toasts" />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
