/** Address of a call. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
