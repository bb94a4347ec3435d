import type alert from "./locales/en/alert.json";
import type calendar from "./locales/en/calendar.json";
import type filtersetting from "./locales/en/filtersetting.json";
import type near from "./locales/en/near.json";
import type offer from "./locales/en/offer.json";
import type auth from "./locales/en/auth.json";
import type bus from "./locales/en/bus.json";
import type busrequest from "./locales/en/busrequest.json";
import type common from "./locales/en/common.json";
import type company from "./locales/en/company.json";
import type companyprofile from "./locales/en/companyprofile.json";
import type consent from "./locales/en/consent.json";
import type emailsettings from "./locales/en/emailsettings.json";
import type errors from "./locales/en/errors.json";
import type form from "./locales/en/form.json";
import type home from "./locales/en/home.json";
import type info from "./locales/en/info.json";
import type mail from "./locales/en/mail.json";
import type map from "./locales/en/map.json";
import type moderation from "./locales/en/moderation.json";
import type place from "./locales/en/place.json";
import type recommendations from "./locales/en/recommendations.json";
import type staff from "./locales/en/staff.json";
import type unsubscribe from "./locales/en/unsubscribe.json";
import type upload from "./locales/en/upload.json";
import type user from "./locales/en/user.json";
import type { Language } from "./lib/i18n/routing";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: {
      alert: typeof alert;
      calendar: typeof calendar;
      filtersetting: typeof filtersetting;
      near: typeof near;
      offer: typeof offer;
      auth: typeof auth;
      bus: typeof bus;
      busrequest: typeof busrequest;
      common: typeof common;
      company: typeof company;
      companyprofile: typeof companyprofile;
      consent: typeof consent;
      emailsettings: typeof emailsettings;
      errors: typeof errors;
      form: typeof form;
      home: typeof home;
      info: typeof info;
      mail: typeof mail;
      map: typeof map;
      moderation: typeof moderation;
      place: typeof place;
      recommendations: typeof recommendations;
      staff: typeof staff;
      unsubscribe: typeof unsubscribe;
      upload: typeof upload;
      user: typeof user;
    };
  }
}
