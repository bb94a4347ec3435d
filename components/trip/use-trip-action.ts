"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import type { ApiError } from "@/lib/http/client";

/** What was read is not what stands: the page shows that by itself, nobody need load it anew. */
const isOutdated = ({ code, fields }: ApiError) => code === "Conflict" && fields.length === 0;

/** A step of a trip: the page is read anew after it; what stood in the way is told, and what then stands is seen. */
export function useTripAction(onShown?: () => void) {
  const t = useTranslations("trip.change");
  const messageOf = useErrorMessage();
  const [outdated, setOutdated] = useState(false);
  const action = useAction({
    refresh: "page",
    onShown,
    onRefused: (error) => {
      setOutdated(isOutdated(error));
      if (error.code !== "Conflict") return;
      toast({ title: isOutdated(error) ? t("stale") : messageOf(error), variant: "destructive" });
    },
  });
  return { ...action, trouble: action.trouble && outdated ? t("stale") : action.trouble };
}
