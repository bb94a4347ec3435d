"use client";

import { useCurrentUser } from "@/lib/features/user/client";

/** Keeps the browser's current user in step with the session on every page; draws nothing. */
export function CurrentUserKeeper({ signedIn }: { signedIn: boolean }) {
  useCurrentUser(signedIn);
  return null;
}
