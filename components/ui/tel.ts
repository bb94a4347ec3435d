const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, "");

/** A number as it was typed (spaces, brackets, slashes) as an address that a telephone dials. */
export const telHref = (phone: string) => `tel:${digitsOf(phone)}`;

/** The same for a message, with a text to begin with; `?&` is what telephones of all makers take. */
export const smsHref = (phone: string, text = "") =>
  `sms:${digitsOf(phone)}${text && `?&body=${encodeURIComponent(text)}`}`;
