/** A postal code by itself (94051, D-94051, 1017 AB, 00-950): towns are known by name alone (decision 043). */
export const isPostalCode = (text: string) =>
  /^(?=(?:\D*\d){4})\s*(?:[a-z]{1,2}[- ]?)?\d{2,5}(?:[- ]\d{2,3}|[- ]?[a-z]{2})?\s*$/i.test(text);
