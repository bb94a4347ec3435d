/** Minutes at the wheel after which Article 7 asks for a break, and those that the break takes in one piece. */
export const mostDriving = 270;
export const breakLength = 45;
