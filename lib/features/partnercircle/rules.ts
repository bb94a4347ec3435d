/** Circles of one company, and partners in one of them. */
export const [mostCircles, mostMembers] = [20, 50];
