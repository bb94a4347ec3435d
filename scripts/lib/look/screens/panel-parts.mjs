import { dialogAfter, inTurn, press, scrollDialog, sendForm, unfold } from "../steps.mjs";

const as =
  (account) =>
  (name, path, act, more = {}) => ({ name, path, account, act, whole: false, ...more });
const operator = as("busoperator");
const hotel = as("hotel");

const view =
  (name) =>
  ({ day }) =>
    `/de/userpanel/management?view=${name}&date=${day}`;
const profile = "/de/userpanel/companyprofile";
const plan = "/de/create-subscription";
const editLocation = dialogAfter(/bearbeiten/i);

/** Dialogs and states of the panels of companies and travel services. */
export const panelPartScreens = [
  operator("bus-edit", "/de/userpanel/fleet", inTurn(dialogAfter(/bearbeiten/i), scrollDialog)),
  operator("bus-retire", "/de/userpanel/fleet", inTurn(dialogAfter(/bearbeiten/i), press("Stilllegen"))),
  operator("calendar-add", view("month"), dialogAfter("Eintragen"), { widths: [390] }),
  operator("near-notes", "/de/userpanel/nearrequests", press("Notiz"), { whole: true }),
  operator("offer-thread", "/de/userpanel/offers", press(/Nachricht/), { whole: true }),
  operator("offer-withdraw", "/de/userpanel/offers", dialogAfter("Zurückziehen")),
  operator("offer-form-errors", ({ open }) => `/de/request/${open}`, sendForm, { whole: true }),
  operator("company-preview", profile, dialogAfter("Vorschau")),
  operator("company-changed", profile, (page) => page.locator("main textarea:visible").first().fill("Neu.")),
  operator("delete-account", "/de/userpanel/profile", unfold, { whole: true }),
  operator("post-emptyride", "/de/request/new?kind=emptyride", undefined, { whole: true }),
  operator("post-emergency", "/de/request/new?kind=emergency", undefined, { whole: true }),
  operator("post-vacancy-errors", "/de/request/new?kind=vacancy", sendForm, { whole: true }),
  hotel("location-add", "/de/userpanel/locations", dialogAfter("Standort hinzufügen"), { map: true }),
  hotel("location-edit-end", "/de/userpanel/locations", inTurn(editLocation, scrollDialog), { map: true }),
  hotel("location-delete", "/de/userpanel/locations", dialogAfter(/löschen/i)),
  hotel("location-statistics-year", "/de/userpanel/locations/statistics?days=365", unfold, { whole: true }),
  hotel("hotel-near-requests", "/de/userpanel/nearrequests", undefined, { whole: true }),
  hotel("hotel-profile", profile, undefined, { whole: true }),
  hotel("subscription-cancel", plan, dialogAfter("Abonnement kündigen")),
  hotel("subscription-card", `${plan}?plan=single&interval=monthly`, undefined, { whole: true }),
  hotel("subscription-returned", `${plan}?session_id=1&returned=success`, undefined, { whole: true }),
];
