import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { isGuessable } from "./guessable";

it.each([
  "qwertzuiopasdfghjklyxcvbnm1234567",
  "QWERTYUIOPasdfghjklZXCVBNM7654321",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9",
  "thequickbrownfoxjumpsoverthelazydog",
  "Busreisen-Regensburg-Sommer-2026-Hallo",
  "Busse2026Reisen2027Sommer2028Hallo",
  "MeinGeheimerSchluesselFuerDenServer1",
  "your-32-characters-key-goes-here!!",
  "REPLACE_THIS_WITH_A_LONG_RANDOM_STRING",
  "estaEsLaClaveDelServidorDeAutobuses7",
  "Kx7mKx7mKx7mKx7mKx7mKx7mKx7mKx7m",
  "a".repeat(40),
])("somebody thought of %s", (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

it.each(["base64", "base64url", "hex"] as const)("no %s of chance is refused", (coding) => {
  const sizes = coding === "hex" ? [16, 32, 64] : [24, 32, 48];
  const refused = sizes.flatMap((size) =>
    Array.from({ length: 3_000 }, () => randomBytes(size).toString(coding)).filter(isGuessable),
  );
  expect(refused).toEqual([]);
});
