/** Counted before any look-up: whoever invites must not flood a mailbox, nor many of them. */
export const invitesPerCompany = { name: "invite-company", points: 40, seconds: 24 * 60 * 60 };
export const invitesPerAddress = { name: "invite-address", points: 6, seconds: 24 * 60 * 60 };
export const acceptPerSource = { name: "invitation-source", points: 30, seconds: 60 * 60 };
