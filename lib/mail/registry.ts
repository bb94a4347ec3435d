import type { Template } from "./content";
import type { MailGroup } from "./groups";
import {
  accountInvited,
  alreadyRegistered,
  passwordChanged,
  factorChanged,
  passwordReset,
  registerConfirm,
} from "./templates/account";
import { newFit, requestAlert, requestDigest, requestForPassive } from "./templates/alerts";
import { requestChangedByAdmin } from "./templates/changed";
import { certificatesDue } from "./templates/certificates";
import { offerBus } from "./templates/bus";
import { companyMessage } from "./templates/company";
import { claimProfile, profileClaimed } from "./templates/claim";
import { contactMessage } from "./templates/contact";
import {
  offerAccepted,
  offerChanged,
  offerConfirmed,
  offerContactRule,
  offerDeclined,
  offerEnded,
  offerExpired,
  offerMessage,
  offerReceived,
  offerWithdrawn,
} from "./templates/offers";
import {
  requestApproved,
  requestConfirm,
  requestReceived,
  requestRejected,
  requestWithdrawn,
} from "./templates/requests";
import {
  accountKept,
  deleteConfirm,
  deleteScheduled,
  emailAsked,
  emailChanged,
  emailConfirm,
  newOwner,
} from "./templates/self";
import { fittingBuses, requestFits } from "./templates/fits";
import { providerInvited } from "./templates/provider";
import { tourLegJoins, tourLegLost } from "./templates/tours";
import { dispatchAlarm, dispatchAnswer, dispatchAsk, dispatchStoodDown } from "./templates/dispatch";
import { driverBreakdown } from "./templates/driver";
import { tripAnswered, tripCancelled, tripProposed, tripRate, tripReopened } from "./templates/trips";
import { staffInvited, staffRemoved, staffRole } from "./templates/staff";
import {
  planActive,
  planCardFailed,
  planEnded,
  planEnding,
  planOrderCancelled,
  planOrdered,
  planPaidTwice,
  planPastDue,
  planReminder,
  planRenewal,
  planResumed,
  planTrial,
  planTrialEnds,
} from "./templates/subscription";

/**
 * A mail that waits holds its template's data, so that these outlive a change of the code: add to them what may be
 * left out, and keep a name that was mailed.
 */
export const templates = {
  requestAlert,
  requestDigest,
  requestForPassive,
  requestFits,
  newFit,
  fittingBuses,
  certificatesDue,
  requestConfirm,
  requestApproved,
  requestRejected,
  requestReceived,
  requestChangedByAdmin,
  requestWithdrawn,
  offerReceived,
  offerChanged,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  offerEnded,
  offerWithdrawn,
  offerExpired,
  offerMessage,
  offerContactRule,
  offerBus,
  tourLegLost,
  tourLegJoins,
  tripProposed,
  tripAnswered,
  tripCancelled,
  tripReopened,
  tripRate,
  driverBreakdown,
  dispatchAsk,
  dispatchStoodDown,
  dispatchAnswer,
  dispatchAlarm,
  contactMessage,
  companyMessage,
  registerConfirm,
  alreadyRegistered,
  passwordReset,
  accountInvited,
  passwordChanged,
  factorChanged,
  emailConfirm,
  emailAsked,
  emailChanged,
  deleteConfirm,
  deleteScheduled,
  accountKept,
  newOwner,
  claimProfile,
  profileClaimed,
  providerInvited,
  staffInvited,
  staffRole,
  staffRemoved,
  planOrdered,
  planActive,
  planRenewal,
  planReminder,
  planPastDue,
  planEnded,
  planTrial,
  planTrialEnds,
  planEnding,
  planResumed,
  planCardFailed,
  planOrderCancelled,
  planPaidTwice,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> =
  (typeof templates)[Name] extends Template<infer Data> ? Data : never;

export const templateNames = Object.keys(templates) as TemplateName[];

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Mails one can unsubscribe from; all others answer something the recipient did. */
export const groupOf: Partial<Record<TemplateName, MailGroup>> = {
  requestReceived: "requests",
  requestAlert: "requests",
  requestDigest: "requests",
  requestForPassive: "requests",
  requestFits: "requests",
  newFit: "requests",
  fittingBuses: "offers",
  tripRate: "offers",
  dispatchAsk: "requests",
  providerInvited: "marketing",
};

/** An admin's single letter to a company's own address: goes to who has never agreed, not to who has opted out. */
export const withoutConsent: readonly TemplateName[] = ["providerInvited"];
