/** Counted before any look-up: links are not to be guessed. */
export const answerPerSource = { name: "answer-source", points: 120, seconds: 60 * 60 };
