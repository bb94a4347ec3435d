export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];
