/** Counted before any look-up, so that a refusal tells nothing about an address. */
export const registerPerAddress = { name: "register-address", points: 5, seconds: 60 * 60 };
export const forgotPerAddress = { name: "forgot-address", points: 5, seconds: 60 * 60 };
export const emailChangePerAddress = { name: "changeemail-address", points: 5, seconds: 60 * 60 };
export const claimPerCompany = { name: "claim-company", points: 3, seconds: 24 * 60 * 60 };
// A button that everybody may press must not fill a stranger's mailbox day after day.
export const claimPerCompanyLong = { name: "claim-company-long", points: 6, seconds: 14 * 24 * 60 * 60 };
