const own = (name, path, more = {}) => ({ name, path, account: "busoperator", ...more });
const calendar = (view) => own(`calendar-${view}`, ({ day }) => `/de/userpanel/management?view=${view}&date=${day}`);

/** What a bus company sees behind its sign-in. */
export const operatorScreens = [
  own("management-list", "/de/userpanel/management?view=list"),
  ...["month", "week", "agenda"].map(calendar),
  own("fleet", "/de/userpanel/fleet"),
  own("fleet-table", "/de/userpanel/fleet?view=table"),
  own("fleet-print", "/de/userpanel/fleet/print"),
  own("drivers", "/de/userpanel/drivers"),
  own("certificates", "/de/userpanel/certificates"),
  own("filter-settings", "/de/userpanel/filtersettings"),
  own("near-requests", "/de/userpanel/nearrequests"),
  own("offers", "/de/userpanel/offers"),
  own("offer-form", ({ open }) => `/de/request/${open}`),
  own("offer-made", ({ offered }) => `/de/request/${offered}`),
  own("ride-fits", ({ ride }) => `/de/request/${ride}`, { map: true }),
  own("inbox", "/de/userpanel/inbox"),
  own("tours", "/de/userpanel/tours"),
  own("ledger", "/de/userpanel/ledger"),
  own("standby", "/de/userpanel/standby"),
  own("company-profile", "/de/userpanel/companyprofile"),
  own("user-profile", "/de/userpanel/profile"),
  own("email-settings", "/de/userpanel/emailsettings"),
  own("staff", "/de/userpanel/staff"),
  own("post-vacancy", "/de/request/new?kind=vacancy"),
  own("forbidden", "/de/adminpanel"),
];
