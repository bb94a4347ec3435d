/** A screen with room for two columns, a map beside its list: Tailwind's `lg`. */
export const wide = "(min-width: 64rem)";
