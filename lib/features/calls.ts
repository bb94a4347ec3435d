import type { Call } from "@/lib/http/calls";
import { adminCalls } from "./admin/calls";
import { advertiserCalls } from "./advertiser/calls";
import { advertiserlocationCalls } from "./advertiserlocation/calls";
import { alertCalls } from "./alert/calls";
import { auditCalls } from "./audit/calls";
import { busCalls } from "./bus/calls";
import { busrequestCalls } from "./busrequest/calls";
import { calendarCalls } from "./calendar/calls";
import { certificateCalls } from "./certificate/calls";
import { companyCalls } from "./company/calls";
import { contactCalls } from "./contact/calls";
import { dashboardCalls } from "./dashboard/calls";
import { dayCalls } from "./day/calls";
import { dispatchCalls } from "./dispatch/calls";
import { driverCalls } from "./driver/calls";
import { drivinghoursCalls } from "./drivinghours/calls";
import { eventCalls } from "./event/calls";
import { externalcalendarCalls } from "./externalcalendar/calls";
import { factorCalls } from "./factor/calls";
import { filtersettingCalls } from "./filtersetting/calls";
import { firststepCalls } from "./firststep/calls";
import { fitCalls } from "./fit/calls";
import { healthCalls } from "./health/calls";
import { inboxCalls } from "./inbox/calls";
import { ledgerCalls } from "./ledger/calls";
import { localeCalls } from "./locale/calls";
import { mediadataCalls } from "./mediadata/calls";
import { metricsCalls } from "./metrics/calls";
import { monitoringCalls } from "./monitoring/calls";
import { newsCalls } from "./news/calls";
import { offerCalls } from "./offer/calls";
import { offertemplateCalls } from "./offertemplate/calls";
import { openapiCalls } from "./openapi/calls";
import { outboxCalls } from "./outbox/calls";
import { paperCalls } from "./paper/calls";
import { partnercircleCalls } from "./partnercircle/calls";
import { passkeyCalls } from "./passkey/calls";
import { placeCalls } from "./place/calls";
import { priceguideCalls } from "./priceguide/calls";
import { providerCalls } from "./provider/calls";
import { pushCalls } from "./push/calls";
import { ratingCalls } from "./rating/calls";
import { returnlegCalls } from "./returnleg/calls";
import { staffCalls } from "./staff/calls";
import { standbyCalls } from "./standby/calls";
import { statisticCalls } from "./statistic/calls";
import { subscriptionCalls } from "./subscription/calls";
import { surroundingsCalls } from "./surroundings/calls";
import { textnumberCalls } from "./textnumber/calls";
import { tourCalls } from "./tour/calls";
import { tripCalls } from "./trip/calls";
import { unsubscriptionCalls } from "./unsubscription/calls";
import { uploadCalls } from "./upload/calls";
import { userCalls } from "./user/calls";
import { wayCalls } from "./way/calls";

/** The contracts of all nouns. The browser takes only the types of it. */
export const contracts = {
  admin: adminCalls,
  advertiser: advertiserCalls,
  advertiserlocation: advertiserlocationCalls,
  alert: alertCalls,
  audit: auditCalls,
  bus: busCalls,
  busrequest: busrequestCalls,
  calendar: calendarCalls,
  certificate: certificateCalls,
  company: companyCalls,
  contact: contactCalls,
  dashboard: dashboardCalls,
  day: dayCalls,
  dispatch: dispatchCalls,
  driver: driverCalls,
  drivinghours: drivinghoursCalls,
  event: eventCalls,
  externalcalendar: externalcalendarCalls,
  factor: factorCalls,
  filtersetting: filtersettingCalls,
  firststep: firststepCalls,
  fit: fitCalls,
  health: healthCalls,
  inbox: inboxCalls,
  ledger: ledgerCalls,
  locale: localeCalls,
  mediadata: mediadataCalls,
  metrics: metricsCalls,
  monitoring: monitoringCalls,
  news: newsCalls,
  offer: offerCalls,
  offertemplate: offertemplateCalls,
  openapi: openapiCalls,
  outbox: outboxCalls,
  paper: paperCalls,
  partnercircle: partnercircleCalls,
  passkey: passkeyCalls,
  place: placeCalls,
  priceguide: priceguideCalls,
  provider: providerCalls,
  push: pushCalls,
  rating: ratingCalls,
  returnleg: returnlegCalls,
  staff: staffCalls,
  standby: standbyCalls,
  statistic: statisticCalls,
  subscription: subscriptionCalls,
  surroundings: surroundingsCalls,
  textnumber: textnumberCalls,
  tour: tourCalls,
  trip: tripCalls,
  unsubscription: unsubscriptionCalls,
  upload: uploadCalls,
  user: userCalls,
  way: wayCalls,
};

type Contracts = typeof contracts;
type EveryCall = { [Noun in keyof Contracts]: Contracts[Noun][keyof Contracts[Noun]] }[keyof Contracts];

/** All calls by method and path. */
export type CallMap = { [C in EveryCall as `${C["method"]} ${C["path"]}`]: C };

export const allCalls: readonly Call[] = Object.values(contracts).flatMap((calls) => Object.values(calls));
