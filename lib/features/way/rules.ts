/** Requests whose lines are drawn at once. */
export const mostWays = 40;
