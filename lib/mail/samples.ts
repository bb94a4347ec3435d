import type { AnyMail } from "./render";

const facts = {
  reference: "CB-48213",
  kind: "grouprequest" as const,
  from: "Regensburg",
  to: "Prag",
  transferType: "transfertwoway" as const,
  ends: "returnAt" as const,
  stops: ["Pilsen"],
  start: Date.UTC(2027, 5, 12, 6, 0),
  end: Date.UTC(2027, 5, 14, 16, 30),
  passengers: 42,
};

const offer = {
  ...facts,
  company: "Donau Reisen",
  amount: 124_000,
  currency: "EUR",
  vatIncluded: true,
  vatRate: 19,
  included: ["tolls", "Reiseleitung"],
  notIncluded: ["parking"],
  cancellation: "Kostenfrei bis 14 Tage vor der Fahrt, danach 30 %",
  validUntil: Date.UTC(2027, 4, 30, 16, 0),
  vehicle: "Setra S 515 HD",
};
const coach = { ...facts, company: "Kanzlreiter Busreisen", pickup: facts.start, extraKm: 26, seats: 57 };
const buses = [{ ...coach, kind: "emptyride" } as const, { ...coach, kind: "vacancy", to: null } as const];
const trip = { ...facts, company: "Donau Reisen", amount: 184_000, currency: "EUR" };
const emergency = { ...facts, kind: "emergency", ends: "estimate" } as const;
const changed = {
  by: "author" as const,
  parts: [
    { part: "start" as const, before: facts.start, after: facts.start - 2_700_000 },
    { part: "passengers" as const, before: 42, after: 46 },
  ],
  delta: 8_500,
};
const ownBus = (licenceplate: string, capacity: number) => ({ licenceplate, name: null, design: "coach", capacity });
const contact = { name: "Eva Maier", email: "eva@verein.example", phone: "+49 941 1" };

const token = "example-token";
const link = (path: string) => `/en${path}${token}`;
const id = "01930000-0000-7000-8000-000000000000";

const alerted = {
  ...facts,
  id,
  quantity: 1,
  vehicleTypes: ["coach"],
  distance: 12.4,
  description: "Zwei Rollstühle, viel Gepäck.",
};

const plan = { company: "Landgasthof Jakobshof", plan: "group", interval: "yearly", until: facts.start } as const;
const account = { bank: "Sparkasse Regensburg", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" };
const billed = {
  ...plan,
  invoice: { ...account, number: "CB-2026-00001", gross: 94_010, currency: "EUR", due: facts.start },
};

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
  { template: "offerReceived", data: { ...offer, token } },
  {
    template: "offerChanged",
    data: { ...offer, token, before: { ...offer, amount: 131_000 }, parts: ["price"] },
  },
  {
    template: "offerAccepted",
    data: { ...offer, offer: id, contact, places: ["Domplatz 1, 93047 Regensburg", "Prag"] },
  },
  {
    template: "requestFits",
    data: { ...offer, id, bus: { from: "München", to: "Prag", start: offer.start }, extraKm: 26, savedKm: 219 },
  },
  { template: "fittingBuses", data: { ...facts, token, until: Date.UTC(2027, 5, 11), total: 2, buses } },
  { template: "offerConfirmed", data: { ...offer, token, contact } },
  { template: "offerDeclined", data: { ...offer, offer: id } },
  { template: "tourLegLost", data: { ...facts, tour: "Straubing – Regensburg" } },
  { template: "tourLegJoins", data: { ...facts, id, tour: "Straubing – Regensburg" } },
  {
    template: "tripProposed",
    data: { ...trip, ...changed, trip: id, next: 192_500, note: "Zwei Schüler steigen in Pilsen zu." },
  },
  { template: "tripAnswered", data: { ...trip, ...changed, token, answer: "accepted" } },
  {
    template: "tripCancelled",
    data: {
      ...{ ...trip, token, by: "company", own: false, reason: "busDown", text: "Getriebeschaden, leider." },
      ...{ fee: 0, reopened: true },
    },
  },
  { template: "tripReopened", data: { ...facts, id } },
  { template: "tripRate", data: { ...trip, token, by: "author" } },
  {
    template: "driverBreakdown",
    data: {
      ...{ trip: id, reference: "A-10012", near: "Ulrichsberg", place: "geo:2820000", to: "geo:3067696" },
      ...{ position: "49.50120, 12.30440", passengers: null, bus: "2, CHA-WO 12" },
    },
  },
  {
    template: "dispatchAsk",
    data: {
      ...emergency,
      ...{ description: "Motorschaden, A3, km 528", phone: "0171 5550144", token, ring: 30, distance: 19 },
    },
  },
  { template: "dispatchStoodDown", data: emergency },
  {
    template: "dispatchAnswer",
    data: { ...emergency, company: "Pfeffermühl Reisen", arrivesAt: 1812801000000, amount: 42_000, id },
  },
  { template: "dispatchAlarm", data: { ...emergency, id, asked: 44, phone: "0171 5550144" } },
  { template: "offerEnded", data: { ...offer, offer: id, reason: "withdrawn" } },
  { template: "offerWithdrawn", data: { ...offer, token } },
  { template: "offerExpired", data: { ...offer, token } },
  { template: "offerMessage", data: { ...offer, token, fromAuthor: false, text: "Reicht ein Halt in Pilsen?" } },
  { template: "offerContactRule", data: { ...offer, offer: id, contact: "onRequest" } },
  {
    template: "offerBus",
    data: { ...offer, token, contact, bus: ownBus("R CB 446", 49), before: ownBus("R CB 418", 57) },
  },
  {
    template: "contactMessage",
    data: { name: "Eva Maier", email: "eva@verein.example", phone: "+49 941 1", message: "Guten Tag,\nwie geht das?" },
  },
  {
    template: "companyMessage",
    data: {
      name: "Eva Maier",
      email: "eva@verein.example",
      phone: null,
      message: "Guten Tag,\nhaben Sie Platz für uns?",
      company: "Donau Reisen",
      slug: "donau-reisen",
    },
  },
  {
    template: "registerConfirm",
    data: { firstname: "Eva", userName: "eva.maier", company: "Donau Reisen", link: link("/confirmuser?token=") },
  },
  {
    template: "alreadyRegistered",
    data: { firstname: "Eva", link: link("/login?from="), resetLink: link("/forgotpassword?from=") },
  },
  { template: "claimProfile", data: { company: "Donau Reisen", link: link("/register/buspartner?claim=") } },
  { template: "providerInvited", data: { company: "Donau Reisen", link: link("/register/buspartner?claim=") } },
  {
    template: "profileClaimed",
    data: { company: "Donau Reisen", name: "Eva Maier", by: "eva@donau.example", link: link("/contact?from=") },
  },
  { template: "passwordReset", data: { firstname: "Eva", link: link("/resetpw?token=") } },
  {
    template: "accountInvited",
    data: { firstname: "Eva", userName: "eva", company: "Donau Reisen", hours: 72, link: link("/resetpw?token=") },
  },
  {
    template: "factorChanged",
    data: { firstname: "Eva", deed: "recovery", left: 9, link: link("/userpanel/profile?from=") },
  },
  { template: "passwordChanged", data: { firstname: "Eva", link: link("/forgotpassword?from=") } },
  {
    template: "staffInvited",
    data: { host: "Eva Maier", company: "Donau Reisen", owner: false, link: link("/invitation?token=") },
  },
  {
    template: "staffRole",
    data: { firstname: "Eva", company: "Donau Reisen", owner: true, link: link("/login?from=") },
  },
  {
    template: "staffRemoved",
    data: { firstname: "Eva", company: "Donau Reisen", link: link("/userpanel/profile?from=") },
  },
  { template: "emailConfirm", data: { firstname: "Eva", link: link("/confirmemail?token=") } },
  { template: "emailAsked", data: { firstname: "Eva", link: link("/userpanel/profile?from=") } },
  { template: "emailChanged", data: { firstname: "Eva", link: link("/contact?from=") } },
  { template: "deleteConfirm", data: { firstname: "Eva", link: link("/confirmdelete?token=") } },
  { template: "deleteScheduled", data: { firstname: "Eva", date: facts.start, link: link("/login?from=") } },
  { template: "accountKept", data: { firstname: "Eva", link: link("/userpanel/profile?from=") } },
  { template: "newOwner", data: { firstname: "Eva", company: "Donau Reisen", link: link("/userpanel/staff?from=") } },
  { template: "requestAlert", data: alerted },
  {
    template: "newFit",
    data: {
      ...alerted,
      own: { reference: "CB-48190", kind: "emptyride", from: "München", to: "Prag", start: facts.start },
      extraKm: 26,
      savedKm: 219,
    },
  },
  {
    template: "certificatesDue",
    data: {
      papers: [
        { kind: "licence", bus: null, validUntil: Date.UTC(2027, 5, 30), over: false },
        { kind: "inspection", bus: "R CB 418", validUntil: Date.UTC(2027, 4, 31), over: true },
      ],
    },
  },
  { template: "requestDigest", data: { total: 21, requests: [alerted] } },
  {
    template: "requestForPassive",
    data: { ...alerted, company: "Donau Reisen", link: link("/answer/") },
  },
  { template: "planOrdered", data: billed },
  { template: "planActive", data: plan },
  { template: "planRenewal", data: billed },
  { template: "planReminder", data: billed },
  { template: "planPastDue", data: billed },
  { template: "planEnded", data: plan },
  { template: "planTrial", data: plan },
  { template: "planTrialEnds", data: plan },
  { template: "planEnding", data: plan },
  { template: "planResumed", data: plan },
  { template: "planCardFailed", data: plan },
  { template: "planOrderCancelled", data: billed },
  {
    template: "planPaidTwice",
    data: { company: "Landgasthof Jakobshof", kept: "sub_1", cancelled: "sub_2" },
  },
];
