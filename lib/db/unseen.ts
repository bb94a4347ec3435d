/**
 * A parameter whose value the planner does not look at. A named statement's plan is kept where one that is made for the
 * values of a call does not look cheaper; for few ids, a LIMIT or an unset wish it always does, and each call is planned
 * anew, which takes longer than such a read itself.
 */
export const unseen = (parameter: string, type: string) => `(select ${parameter}::${type})`;
