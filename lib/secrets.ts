import { env } from "@/env.mjs";

/** The server's secret, which signs and seals, then those before it, which are only read by (docs/operations.md). */
const secrets = [env.NEXTAUTH_SECRET, ...env.NEXTAUTH_SECRETS_BEFORE] as const;

/** What `read` finds by the first secret that fits, and whether that is one of before; null by none. */
export function bySecret<T>(read: (secret: string) => T | null) {
  for (const [index, secret] of secrets.entries()) {
    const found = read(secret);
    if (found !== null) return { found, former: index > 0 };
  }
  return null;
}

/** The same for what takes its time. */
export async function bySecretLater<T>(read: (secret: string) => Promise<T | null>) {
  for (const secret of secrets) {
    const found = await read(secret);
    if (found !== null) return found;
  }
  return null;
}
