/** The address of all icons, by their hash, so that browsers keep them (scripts/lib/icons.mjs makes the file). */
export const iconSheet = String(new URL("../../icons/sheet.svg", import.meta.url));
