import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/features/alert/queries/answer";

/** What the link of the mail is for; an unknown or expired one is the not-found page. */
export const load = cache(async (token: string) => {
  try {
    return await answerOf(null, token);
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  }
});
