const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, "");

/** A number as it was typed (spaces, brackets, slashes) as an address that a telephone dials. */
export const telHref = (phone: string) => `tel:${digitsOf(phone)}`;

/** The same for a message with its text; `?&` is what telephones of all makers take. */
export const smsHref = (phone: string, text: string) => `sms:${digitsOf(phone)}?&body=${encodeURIComponent(text)}`;
