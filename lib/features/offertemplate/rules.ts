/** Templates of one company. */
export const mostTemplates = 30;

/** Kinds of request that an offer is made for. */
export const templateKinds = ["grouprequest", "emergency"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** How long an offer stands by a template, in minutes: for emergencies minutes and hours, for groups days. */
export const shortestMinutes = 15;
export const longestMinutes = 60 * 24 * 60;
export const validChoices = [15, 30, 60, 120, 360, 1_440, 2_880, 4_320, 7_200, 10_080, 20_160] as const;
