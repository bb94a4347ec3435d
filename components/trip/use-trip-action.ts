"use client";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";

/** A step of a trip: the page is read anew after it; what stood in the way is told, and what then stands is seen. */
export function useTripAction(onShown?: () => void) {
  const messageOf = useErrorMessage();
  return useAction({
    refresh: "page",
    onShown,
    onRefused: (error) => {
      if (error.code === "Conflict") toast({ title: messageOf(error), variant: "destructive" });
    },
  });
}
