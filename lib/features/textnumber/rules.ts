/** A code is good for ten minutes and for five tries. */
export const codeMinutes = 10;
export const mostTries = 5;
