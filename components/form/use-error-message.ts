"use client";
import { useTranslations } from "next-intl";
import type { ApiError } from "@/lib/http/client";
import { useErrorText } from "./use-field";
import { waitTimeOf } from "./wait-time";

/** A sentence for what the API refused: how long to wait, what is wrong, or that it was not reached. */
export function useErrorMessage() {
  const t = useTranslations("form");
  const text = useErrorText();
  return (error: ApiError) => {
    if (error.status === 0) return text("network") ?? "";
    if (error.code === "RateLimited") return t("waitTime", waitTimeOf(error.retryAfter ?? 60));
    return text(error.fields[0]?.message) ?? text(error.code) ?? error.errordesc;
  };
}
