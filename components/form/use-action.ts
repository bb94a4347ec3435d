"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ToastInput, toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";
import { useErrorMessage } from "./use-error-message";

type Options = {
  /** Title of the message about a refusal; without it the refusal stays as a sentence in `trouble`. */
  failed?: string;
  /** Another way to tell of a refusal; true where it is told thereby. */
  onRefused?: (error: ApiError) => boolean | undefined | Promise<boolean | undefined>;
  /** Reads anew what is shown, whether it worked or not. */
  refresh?: () => unknown;
};

type Done<T> = string | ToastInput | ((result: T) => string | ToastInput | undefined);

function tell<T>(done: Done<T> | undefined, result: T) {
  const said = typeof done === "function" ? done(result) : done;
  if (said) toast(typeof said === "string" ? { title: said } : said);
}

/**
 * What a button does: one at a time, with a message of what came of it. `run` answers true where it worked and false
 * where the API refused; what is no refusal is thrown.
 */
export function useAction({ failed, onRefused, refresh }: Options = {}) {
  const messageOf = useErrorMessage();
  const [trouble, setTrouble] = useState("");
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (await onRefused?.(error)) return;
    if (failed) toast({ variant: "destructive", title: failed, description: messageOf(error) });
    else setTrouble(messageOf(error));
  }
  async function run<T>(work: () => Promise<T>, done?: Done<T>) {
    setTrouble("");
    try {
      tell(done, (await mutateAsync(work)) as T);
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    } finally {
      await refresh?.();
    }
  }
  return { run, busy: isPending, trouble, clear: () => setTrouble("") };
}
