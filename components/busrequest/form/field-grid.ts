/** Six columns: a field takes three, on phones all; what takes more or less says so with `!`. */
export const fieldGrid = "grid grid-cols-6 gap-4 *:col-span-3 max-md:*:col-span-full!";
