"use client";
import { useTranslations } from "next-intl";
import type { ApiError } from "@/lib/http/client";
import { useErrorTexts } from "./error-texts";
import { waitTimeOf } from "./wait-time";

/** A sentence for what the API refused: how long to wait, what is wrong, or that it was not reached. */
export function useErrorMessage() {
  const t = useTranslations("form");
  const texts = useErrorTexts();
  return (error: ApiError) => {
    if (error.status === 0) return t("network");
    if (error.code === "RateLimited") return t("waitTime", waitTimeOf(error.retryAfter ?? 60));
    const reason = error.fields[0]?.message;
    return texts ? (texts[reason ?? error.code] ?? reason ?? error.code) : error.errordesc;
  };
}
