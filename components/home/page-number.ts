/** Page of an address, 1 where there is none or no sense in it. */
export function pageNumber(text: string | null | undefined) {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
