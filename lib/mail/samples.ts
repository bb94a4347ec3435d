import type { AnyMail } from "./render";

const facts = {
  reference: "CB-48213",
  kind: "grouprequest",
  from: "Regensburg",
  to: "Prag",
  start: Date.UTC(2027, 5, 12, 6, 0),
  end: Date.UTC(2027, 5, 14, 16, 30),
  passengers: 42,
} as const;

const token = "example-token";
const link = (path: string) => `/en${path}${token}`;
const id = "01930000-0000-7000-8000-000000000000";

/** One of each template, for the preview in development and for tests. */
export const samples: AnyMail[] = [
  { template: "requestConfirm", data: { ...facts, token } },
  { template: "requestApproved", data: { ...facts, id } },
  { template: "requestRejected", data: { ...facts, reason: "Der Zielort fehlt.\nBitte nennen Sie das Hotel." } },
  {
    template: "requestReceived",
    data: { ...facts, id, company: "Donau Reisen", description: "Zwei Rollstühle, viel Gepäck." },
  },
  {
    template: "requestChangedByAdmin",
    data: {
      ...facts,
      id,
      edits: [
        { field: "passengers", before: 24, after: 42 },
        { field: "startDate", before: facts.start - 3_600_000, after: facts.start },
        { field: "vehicleTypes", before: [], after: ["coach", "barrierfree"] },
      ],
    },
  },
  { template: "requestWithdrawn", data: facts },
  {
    template: "contactMessage",
    data: { name: "Eva Maier", email: "eva@verein.example", phone: "+49 941 1", message: "Guten Tag,\nwie geht das?" },
  },
  {
    template: "registerConfirm",
    data: { firstname: "Eva", userName: "eva.maier", company: "Donau Reisen", link: link("/confirmuser?token=") },
  },
  {
    template: "alreadyRegistered",
    data: { firstname: "Eva", link: link("/login?from="), resetLink: link("/forgotpassword?from=") },
  },
  { template: "passwordReset", data: { firstname: "Eva", link: link("/resetpw?token=") } },
  { template: "passwordChanged", data: { firstname: "Eva", link: link("/forgotpassword?from=") } },
];
