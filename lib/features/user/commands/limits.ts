/** Counted before any look-up, so that a refusal tells nothing about an address (STACK.md section 4). */
export const registerPerSource = { name: "register-source", points: 30, seconds: 60 * 60 };
export const registerPerAddress = { name: "register-address", points: 5, seconds: 60 * 60 };
export const confirmPerSource = { name: "confirm-source", points: 60, seconds: 60 * 60 };
export const forgotPerSource = { name: "forgot-source", points: 20, seconds: 60 * 60 };
export const forgotPerAddress = { name: "forgot-address", points: 5, seconds: 60 * 60 };
export const resetPerSource = { name: "reset-source", points: 30, seconds: 60 * 60 };
export const passwordPerUser = { name: "password-user", points: 10, seconds: 15 * 60 };
