"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import type { ToastInput } from "@/components/ui/toast-list";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";
import { useRunning } from "@/lib/state/use-running";
import { useErrorMessage } from "./use-error-message";

type Options = {
  /** Title of the message about a refusal; without it the refusal stays as a sentence in `trouble`. */
  failed?: string;
  /** What else follows a refusal; true where it is told thereby. */
  onRefused?: (error: ApiError) => unknown;
  /** Reads anew what is shown, whether it worked or not; "page": the page, and `busy` until that is shown. */
  refresh?: "page" | (() => unknown);
  /** Where it worked, once the page is up to date. */
  onShown?: () => void;
};

type Done<T> = string | ToastInput | ((result: T) => string | ToastInput | undefined);

function tell<T>(done: Done<T> | undefined, result: T) {
  const said = typeof done === "function" ? done(result) : done;
  if (said) toast(typeof said === "string" ? { title: said } : said);
}

/** Reads the page anew, and tells when what it says is shown. */
function usePage(onShown?: () => void) {
  const router = useRouter();
  const [isStale, refresh] = useTransition();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || isStale) return;
    setWaits(false);
    onShown?.();
  }, [waits, isStale, onShown]);
  return { isStale, refresh: () => refresh(() => router.refresh()), toBeShown: () => onShown && setWaits(true) };
}

/**
 * What a button does: one at a time, with a message of what came of it. `run` answers true where it worked and false
 * where the API refused; what is no refusal is thrown.
 */
export function useAction({ failed, onRefused, refresh, onShown }: Options = {}) {
  const messageOf = useErrorMessage();
  const [trouble, setTrouble] = useState("");
  const { isRunning, watch } = useRunning();

  const page = usePage(onShown);

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if ((await onRefused?.(error)) === true) return;
    if (failed) toast({ variant: "destructive", title: failed, description: messageOf(error) });
    else setTrouble(messageOf(error));
  }
  async function run<T>(work: () => Promise<T>, done?: Done<T>) {
    setTrouble("");
    try {
      tell(done, await watch(work));
      page.toBeShown();
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    } finally {
      if (refresh === "page") page.refresh();
      else await refresh?.();
    }
  }
  return { run, busy: isRunning || page.isStale, trouble, clear: () => setTrouble("") };
}
