/** A code is good for ten minutes and for five tries. */
export const codeMinutes = 10;
export const mostTries = 5;

/** Codes that are texted to one person: each costs money, and wakes whoever has the number. */
export const codesAnHour = { name: "text-code", points: 5, seconds: 3600 };
