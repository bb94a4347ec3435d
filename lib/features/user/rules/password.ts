export const passwordLength = { min: 8, max: 200 } as const;

export const passwordParts = ["length", "upper", "lower", "digit"] as const;
type PasswordPart = (typeof passwordParts)[number];

/** Which parts of the rule a password keeps (docs/spec.md, 5); ticked off while typing. */
export function passwordChecks(password: string): Record<PasswordPart, boolean> {
  return {
    length: [...password].length >= passwordLength.min,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
  };
}

export function isStrongPassword(password: string) {
  return Object.values(passwordChecks(password)).every(Boolean);
}
