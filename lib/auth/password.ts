import { hash, verify } from "@node-rs/argon2";

// argon2id (2), 19 MiB, 2 passes, 1 lane: OWASP's first choice; the const enum is not importable.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string) {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** False for an unknown user too, after the same work, so that time tells nothing. */
export async function passwordMatches(stored: string | null, password: string) {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
