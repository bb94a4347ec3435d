import { slugOf } from "@/lib/fold";

/** Handles are stored in lower case; no "@", so that none can be taken for a mail address. */
export const userNamePattern = /^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/;

/** Handle from a mail address or a name, for those who chose none. */
export function userNameFrom(text: string) {
  const name = slugOf(text.split("@")[0] ?? "").slice(0, 30);
  return name.length >= 3 ? name : `user-${name || "new"}`;
}

/** First of name, name-2, name-3 … that is not taken. */
export function firstFree(wanted: string, taken: ReadonlySet<string>) {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
