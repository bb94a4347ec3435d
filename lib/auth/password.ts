import { hash, verify } from "@node-rs/argon2";

// argon2id (2), 19 MiB, 2 passes, 1 lane: OWASP's first choice; the const enum is not importable.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One text however it was typed (NIST SP 800-63B, 3.1.1.2): ü of one keyboard is u and two dots of another. */
const oneText = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string) {
  return hash(oneText(password), cost);
}

let decoy: Promise<string> | undefined;

/** False for an unknown user too, after the same work, so that time tells nothing. */
export async function passwordMatches(stored: string | null, password: string) {
  decoy ??= hashPassword(crypto.randomUUID());
  const hashed = stored ?? (await decoy);
  // Hashes of earlier versions are of the text as it was typed.
  const matches =
    (await verify(hashed, oneText(password))) || (oneText(password) !== password && (await verify(hashed, password)));
  return stored !== null && matches;
}
