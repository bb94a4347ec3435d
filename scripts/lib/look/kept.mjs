import { screens } from "./screens.mjs";

// The pictures in docs/screenshots: screens of the guard, with their maps drawn.

const wide = 1440;
const tablet = 820;
const phone = 390;

const wanted = [
  ["home", wide, "light"],
  ["home", wide, "dark"],
  ["home", tablet, "light"],
  ["home", phone, "light"],
  ["post-request", wide, "light"],
  ["post-request", phone, "light"],
  ["request-grouprequest", wide, "light"],
  ["request-grouprequest", phone, "dark"],
  ["request-grouprequest-print", wide, "light"],
  ["profile-operator", wide, "light"],
  ["recommendations-route", wide, "light"],
  ["recommendations-route-print", wide, "light"],
  ["my-request", wide, "light"],
  ["my-request", phone, "light"],
  ["buspartner", wide, "light"],
  ["buspartner", phone, "light"],
  ["adpartners", wide, "light"],
  ["mobile-menu", phone, "light"],
  ["calendar-week", wide, "light"],
  ["calendar-week", wide, "dark"],
  ["calendar-week", phone, "light"],
  ["calendar-agenda", phone, "light"],
  ["near-requests", wide, "light"],
  ["near-requests", phone, "light"],
  ["offers", wide, "light"],
  ["offers", phone, "light"],
  ["offer-form", wide, "light"],
  ["ride-fits", wide, "light"],
  ["ride-fits", phone, "dark"],
  ["tours", wide, "light"],
  ["tours", phone, "dark"],
  ["ledger", wide, "light"],
  ["ledger", phone, "dark"],
  ["price", wide, "light"],
  ["fleet", wide, "light"],
  ["company-profile", wide, "dark"],
  ["location-statistics", wide, "light"],
  ["hotel-profile", wide, "light"],
  ["hotel-near-requests", wide, "light"],
  ["admin-pending-open", wide, "light"],
  ["admin-pending-open", wide, "dark"],
  ["admin-requests", wide, "light"],
  ["admin-registered", wide, "light"],
  ["admin-dashboard", wide, "light"],
];

/** The window alone on phones and for the front page, README's picture; the others as far as they go. */
export const keptShots = () =>
  wanted.map(([name, width, theme]) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen is called ${name}`);
    const whole = name === "home" || width === phone ? false : screen.whole;
    return { screen: { ...screen, whole, drawn: true }, width, theme, name: `${name}-${width}-${theme}` };
  });
