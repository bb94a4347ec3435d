/** Recovery codes that somebody gets at a time. */
export const recoveryCount = 10;
/** Days that a browser is asked for no code. */
export const trustDays = 30;

/** As it is typed: blanks and hyphens are for reading alone. */
export const plainCode = (code: string) => code.replace(/[\s-]+/g, "").toUpperCase();

export const isTotpCode = (plain: string) => /^\d{6}$/.test(plain);
/** Sixteen letters and digits of base32. */
export const isRecoveryCode = (plain: string) => /^[A-Z2-7]{16}$/.test(plain);
