/** Page of an address, 1 where there is none or no sense in it. */
export function pageNumber(text: string | null | undefined) {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** The same of the board, whose address without a page is its overview. */
export const boardPage = (text: string | null | undefined) => (text ? pageNumber(text) : null);
