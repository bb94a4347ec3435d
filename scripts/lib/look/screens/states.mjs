// Screens once more with the pointer or the focus on everything, or as they are printed.

const inState = (screens, state, names) =>
  names.map((name) => {
    const screen = screens.find((one) => one.name === name);
    return { ...screen, name: `${name}-${state}`, state };
  });

const touched = [
  ...["home", "request-grouprequest", "post-request", "login", "prices", "blog", "article", "profile-operator"],
  ...["recommendations-route", "my-request", "management-list", "calendar-month", "calendar-week", "fleet"],
  ...["fleet-table", "filter-settings", "near-requests", "offers", "offer-form", "company-profile", "user-profile"],
  ...["staff", "locations", "location-statistics", "home-entry", "subscription", "admin-dashboard"],
  ...["admin-pending-open", "admin-requests-open", "admin-providers", "admin-media", "admin-new-article"],
  ...["admin-user-dialog", "fleet-dialog", "location-dialog", "admin-import-dialog", "calendar-entry-dialog"],
];
const printed = [
  ...["request-grouprequest", "my-request", "article", "calendar-month", "management-list", "fleet-print"],
  ...["near-requests", "offers", "subscription", "admin-requests", "admin-dashboard", "recommendations-route"],
];

export const statesOf = (screens) => [
  ...inState(screens, "hover", touched),
  ...inState(screens, "focus", touched),
  ...inState(screens, "print", printed),
];
