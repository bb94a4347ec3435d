"use client";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";

/** Runs what a button does to one row and says what happened, then the list is read again. True where it worked. */
export function useAction(failed: string, refresh: () => Promise<void>) {
  const messageOf = useErrorMessage();
  return async (work: Promise<unknown>, title: string) => {
    try {
      await work;
      toast({ title });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ variant: "destructive", title: failed, description: messageOf(error) });
      return false;
    } finally {
      await refresh();
    }
  };
}
