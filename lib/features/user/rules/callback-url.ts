const origin = "https://same.invalid";

/** Control characters, blanks and backslashes: browsers drop or turn them, so that "/\t//evil" leaves the site. */
const hostile = (letter: string) => letter <= " " || letter === "\u007f" || letter === "\\";

/** Pages that make no sense as a place to return to. */
const pointless = /^\/(?:(?:de|en|es)\/)?(?:login|logout|registerconfirmation|confirmuser|resetpw|api)(?:[/?#]|$)/;

/** A path of this site to go to after signing in, or null for everything else. */
export function safeCallbackUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2_000 || [...value].some(hostile)) return null;
  if (!value.startsWith("/") || value.startsWith("//") || pointless.test(value)) return null;
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || url.pathname.startsWith("//") || pointless.test(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
