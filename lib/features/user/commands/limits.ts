/** Counted before any look-up, so that a refusal tells nothing about an address. */
export const registerPerSource = { name: "register-source", points: 30, seconds: 60 * 60 };
export const registerPerAddress = { name: "register-address", points: 5, seconds: 60 * 60 };
export const confirmPerSource = { name: "confirm-source", points: 60, seconds: 60 * 60 };
export const forgotPerSource = { name: "forgot-source", points: 20, seconds: 60 * 60 };
export const forgotPerAddress = { name: "forgot-address", points: 5, seconds: 60 * 60 };
export const resetPerSource = { name: "reset-source", points: 30, seconds: 60 * 60 };
export const passwordPerUser = { name: "password-user", points: 10, seconds: 15 * 60 };
export const emailChangePerUser = { name: "changeemail-user", points: 5, seconds: 60 * 60 };
export const emailChangePerAddress = { name: "changeemail-address", points: 5, seconds: 60 * 60 };
export const exportPerUser = { name: "export-user", points: 10, seconds: 60 * 60 };
export const deletePerUser = { name: "delete-user", points: 5, seconds: 60 * 60 };
export const claimPerSource = { name: "claim-source", points: 10, seconds: 24 * 60 * 60 };
export const claimPerCompany = { name: "claim-company", points: 3, seconds: 24 * 60 * 60 };
// A button that everybody may press must not fill a stranger's mailbox day after day.
export const claimPerCompanyLong = { name: "claim-company-long", points: 6, seconds: 14 * 24 * 60 * 60 };
