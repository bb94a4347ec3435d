/** A number as it was typed (spaces, brackets, slashes) as an address that a telephone dials. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
