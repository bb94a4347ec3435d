// Here and not in the schema, so that a component takes them without the validator.

/** What is rated from 1 (bad) to 5 (very good); what it means for either side say locales/{lng}/rating.json. */
export const ratingMarks = ["punctual", "vehicle", "contact"] as const;
export type RatingMark = (typeof ratingMarks)[number];
export type Marks = Record<RatingMark, number>;

export const marks = [1, 2, 3, 4, 5] as const;

const day = 86_400_000;

/** A rating of one side alone is kept back so long after the trip was done, so that neither side writes in answer to the other. */
export const keptBack = 14 * day;
/** So long after the end a trip is done, and both sides are asked a day later. */
export const askedAfter = 2 * day;
/** Whoever was not asked by then is not asked any more. */
export const askedUntil = 30 * day;

/** Rates of answering and calling off say something from so many trips on. */
export const tripsForRates = 10;
/** A company has so long to answer a request that went to it alone, before it counts as not answered. */
export const answerTime = 2 * day;

type Customer = { name: string; companyType: string; active: boolean } | null;

/** Under which name a profile shows a customer's words: only the trade is named; null for whoever else travels. */
export const shownName = (customer: Customer) =>
  customer?.active && customer.companyType !== "private" ? customer.name : null;

/** The mean of the three marks. */
export const overall = ({ punctual, vehicle, contact }: Marks) => (punctual + vehicle + contact) / 3;

/** To one decimal, as a profile shows it. */
export const rounded = (mark: number) => Math.round(mark * 10) / 10;
