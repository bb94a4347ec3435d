/** Name of next-auth's session cookie (`useSecureCookies` adds the prefix on https). */
export const sessionCookie = "charabanc.session";
export const secureSessionCookie = `__Secure-${sessionCookie}`;

export function parseCookies(header: string | null) {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (cookies.has(name)) continue;
    cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/** The header without a session's cookies. */
export const withoutSession = (header: string) =>
  header
    .split(";")
    .filter((part) => ![sessionCookie, secureSessionCookie].includes(part.split("=")[0]?.trim() ?? ""))
    .join(";");

export function sessionTokenOf(cookies: ReadonlyMap<string, string>) {
  return cookies.get(secureSessionCookie) ?? cookies.get(sessionCookie) ?? null;
}
