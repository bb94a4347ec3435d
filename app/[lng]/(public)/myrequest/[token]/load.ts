import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/errors";
import { getBusRequestByToken } from "@/lib/features/busrequest/queries/get";

/** The author's request by the link of the mail; an unknown or expired link is the not-found page. */
export const load = cache(async (token: string) => {
  try {
    return await getBusRequestByToken(token);
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  }
});
