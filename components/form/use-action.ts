"use client";
import { useEffect, useState } from "react";
import type { ToastInput } from "@/components/ui/toast-list";
import { toast } from "@/components/ui/toast-store";
import { ApiError, isRetryable } from "@/lib/http/client";
import { onceBack } from "@/components/form/server-back";
import { useRunning } from "@/lib/state/use-running";
import { useErrorMessage } from "./use-error-message";
import { usePage } from "./use-page";

type Options = {
  /** Title of the message about a refusal; without it the refusal stays as a sentence in `trouble`. */
  failed?: string;
  /** What else follows a refusal; true where it is told thereby. */
  onRefused?: (error: ApiError) => unknown;
  /**
   * Reads anew what is shown, whether it worked or not; "page": the page, and `busy` until that is shown. What did not
   * get through has changed nothing that could be read: that waits for the server.
   */
  refresh?: "page" | (() => unknown);
  /** Where it worked, once the page is up to date. */
  onShown?: () => void;
};

type Done<T> = string | ToastInput | ((result: T) => string | ToastInput | undefined);

function tell<T>(done: Done<T> | undefined, result: T) {
  const said = typeof done === "function" ? done(result) : done;
  if (said) toast(typeof said === "string" ? { title: said } : said);
}

/** Tells when what the page says after a deed is shown. */
function useShown(isStale: boolean, onShown?: () => void) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || isStale) return;
    setWaits(false);
    onShown?.();
  }, [waits, isStale, onShown]);
  return () => onShown && setWaits(true);
}

/**
 * What a button does: one at a time, with a message of what came of it. `run` answers true where it worked and false
 * where the API refused; what is no refusal is thrown.
 */
export function useAction({ failed, onRefused, refresh, onShown }: Options = {}) {
  const messageOf = useErrorMessage();
  const [trouble, setTrouble] = useState("");
  const { isRunning, watch } = useRunning();
  const page = usePage();
  const toBeShown = useShown(page.isStale, onShown);

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if ((await onRefused?.(error)) === true) return;
    if (failed) toast({ variant: "destructive", title: failed, description: messageOf(error) });
    else setTrouble(messageOf(error));
  }
  /** Reads anew what is shown after a call that was refused. */
  const refreshAfter = (error: unknown) => {
    if (refresh === "page") return page.refreshAfter(error);
    if (refresh) return isRetryable(error) ? void onceBack(refresh) : refresh();
  };
  async function run<T>(work: () => Promise<T>, done?: Done<T>) {
    setTrouble("");
    try {
      tell(done, await watch(work));
    } catch (error) {
      try {
        await refuse(error);
      } finally {
        await refreshAfter(error);
      }
      return false;
    }
    toBeShown();
    if (refresh === "page") page.refresh();
    else await refresh?.();
    return true;
  }
  return { run, busy: isRunning || page.isStale, trouble, clear: () => setTrouble("") };
}
