import { adminRoutes } from "./admin/serve";
import { advertiserRoutes } from "./advertiser/serve";
import { advertiserlocationRoutes } from "./advertiserlocation/serve";
import { alertRoutes } from "./alert/serve";
import { auditRoutes } from "./audit/serve";
import { busRoutes } from "./bus/serve";
import { busrequestRoutes } from "./busrequest/serve";
import { calendarRoutes } from "./calendar/serve";
import { certificateRoutes } from "./certificate/serve";
import { companyRoutes } from "./company/serve";
import { contactRoutes } from "./contact/serve";
import { dashboardRoutes } from "./dashboard/serve";
import { dayRoutes } from "./day/serve";
import { dispatchRoutes } from "./dispatch/serve";
import { driverRoutes } from "./driver/serve";
import { drivinghoursRoutes } from "./drivinghours/serve";
import { eventRoutes } from "./event/serve";
import { externalcalendarRoutes } from "./externalcalendar/serve";
import { factorRoutes } from "./factor/serve";
import { filtersettingRoutes } from "./filtersetting/serve";
import { firststepRoutes } from "./firststep/serve";
import { fitRoutes } from "./fit/serve";
import { healthRoutes } from "./health/serve";
import { inboxRoutes } from "./inbox/serve";
import { ledgerRoutes } from "./ledger/serve";
import { localeRoutes } from "./locale/serve";
import { mediadataRoutes } from "./mediadata/serve";
import { metricsRoutes } from "./metrics/serve";
import { monitoringRoutes } from "./monitoring/serve";
import { newsRoutes } from "./news/serve";
import { offerRoutes } from "./offer/serve";
import { offertemplateRoutes } from "./offertemplate/serve";
import { openapiRoutes } from "./openapi/serve";
import { outboxRoutes } from "./outbox/serve";
import { paperRoutes } from "./paper/serve";
import { partnercircleRoutes } from "./partnercircle/serve";
import { passkeyRoutes } from "./passkey/serve";
import { placeRoutes } from "./place/serve";
import { priceguideRoutes } from "./priceguide/serve";
import { providerRoutes } from "./provider/serve";
import { pushRoutes } from "./push/serve";
import { ratingRoutes } from "./rating/serve";
import { returnlegRoutes } from "./returnleg/serve";
import { staffRoutes } from "./staff/serve";
import { standbyRoutes } from "./standby/serve";
import { statisticRoutes } from "./statistic/serve";
import { subscriptionRoutes } from "./subscription/serve";
import { surroundingsRoutes } from "./surroundings/serve";
import { textnumberRoutes } from "./textnumber/serve";
import { tourRoutes } from "./tour/serve";
import { tripRoutes } from "./trip/serve";
import { unsubscriptionRoutes } from "./unsubscription/serve";
import { uploadRoutes } from "./upload/serve";
import { userRoutes } from "./user/serve";
import { wayRoutes } from "./way/serve";

/** All calls with what answers them, by noun: what the production front serves. */
export const routes = {
  admin: adminRoutes,
  advertiser: advertiserRoutes,
  advertiserlocation: advertiserlocationRoutes,
  alert: alertRoutes,
  audit: auditRoutes,
  bus: busRoutes,
  busrequest: busrequestRoutes,
  calendar: calendarRoutes,
  certificate: certificateRoutes,
  company: companyRoutes,
  contact: contactRoutes,
  dashboard: dashboardRoutes,
  day: dayRoutes,
  dispatch: dispatchRoutes,
  driver: driverRoutes,
  drivinghours: drivinghoursRoutes,
  event: eventRoutes,
  externalcalendar: externalcalendarRoutes,
  factor: factorRoutes,
  filtersetting: filtersettingRoutes,
  firststep: firststepRoutes,
  fit: fitRoutes,
  health: healthRoutes,
  inbox: inboxRoutes,
  ledger: ledgerRoutes,
  locale: localeRoutes,
  mediadata: mediadataRoutes,
  metrics: metricsRoutes,
  monitoring: monitoringRoutes,
  news: newsRoutes,
  offer: offerRoutes,
  offertemplate: offertemplateRoutes,
  openapi: openapiRoutes,
  outbox: outboxRoutes,
  paper: paperRoutes,
  partnercircle: partnercircleRoutes,
  passkey: passkeyRoutes,
  place: placeRoutes,
  priceguide: priceguideRoutes,
  provider: providerRoutes,
  push: pushRoutes,
  rating: ratingRoutes,
  returnleg: returnlegRoutes,
  staff: staffRoutes,
  standby: standbyRoutes,
  statistic: statisticRoutes,
  subscription: subscriptionRoutes,
  surroundings: surroundingsRoutes,
  textnumber: textnumberRoutes,
  tour: tourRoutes,
  trip: tripRoutes,
  unsubscription: unsubscriptionRoutes,
  upload: uploadRoutes,
  user: userRoutes,
  way: wayRoutes,
};
