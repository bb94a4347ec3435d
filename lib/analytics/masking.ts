/** Stands where an address carried a secret. */
const masked = "{token}";

// Links in mails: who has the address is let in, so it must not reach anybody else.
const tokenPath =
  /(\/(?:myrequest|drive|dispatch|answer|unsubscribe|confirmuser|resetpw|claim|invitation)\/)[^/?#\s"'<>]+/gi;
const tokenQuery = /([?&](?:token|code|claim|invite|email|signature|callbackUrl|x-amz-[a-z-]+)=)[^&#\s"'<>]+/gi;
const tokenShape = /([/=])[A-Za-z0-9_-]{40,}/g;

/** A text with all secrets of addresses in it made unreadable. */
export const maskText = (text: string) =>
  text.replace(tokenPath, `$1${masked}`).replace(tokenQuery, `$1${masked}`).replace(tokenShape, `$1${masked}`);

/** Whether an address lets in whoever has it. */
export const carriesSecret = (address: string) => maskText(address) !== address;

const harmless = new Set(["kind", "page", "sort", "latest", "interval"]);
const campaign = /^(utm_[a-z]+|gclid)$/;

/**
 * What the statistics may see of an address: the path without secrets, and of the query only what is on a closed
 * list; where somebody came from only with consent to marketing.
 */
export function countedAddress(pathname: string, search: string, marketing: boolean) {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (harmless.has(name) || (marketing && campaign.test(name))) kept.append(name, value.slice(0, 100));
  }
  const query = kept.toString();
  return maskText(query ? `${pathname}?${query}` : pathname);
}

/** Whether a page may be recorded: its address, which the recording holds, has no secret and nothing typed in it. */
export function mayRecord({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const names = [...new URLSearchParams(search).keys()];
  return !carriesSecret(pathname + search) && names.every((name) => harmless.has(name) || campaign.test(name));
}

const deepest = 8;

/** The same structure with every text masked; beyond any depth that a report has, nothing is passed on. */
export function maskDeep(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return undefined;
  if (Array.isArray(value)) return value.map((one) => maskDeep(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskDeep(one, depth + 1)]));
}
