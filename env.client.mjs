// Public settings for the browser: constants that the build inlines, and no validator (31 kB of zod).
// env.mjs has validated the same values at build and at start.
export const clientEnv = {
  defaultLanguage: process.env.NEXT_PUBLIC_DEFAULT_LANGUAGE || "en",
  development: process.env.NODE_ENV === "development",
};

// The build writes `process.env.NEXT_PUBLIC_…` into the files as a constant; behind a name that it cannot see it
// stays a question at start, so that one build serves any setting. Only the server can ask: the browser is handed
// the answer by the layout.
const atStart = (/** @type {string} */ name) => (typeof window === "undefined" ? process.env[name] : "") || "";

/** Maps of others; the map reads them of the document (components/map/outside-settings.ts). */
export const googleMapsKey = () => atStart("NEXT_PUBLIC_GOOGLE_MAPS_KEY");
export const mapStyleUrl = () => atStart("NEXT_PUBLIC_MAP_STYLE_URL");

/** Of Stripe's card form; empty where cards are typed on Stripe's own page, or none are taken. */
export const stripeKey = () => atStart("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY");

export const googleTagService = "https://www.googletagmanager.com";

/** Error reports and statistics; empty where not set up. */
export const analyticsEnv = () => ({
  dsn: atStart("NEXT_PUBLIC_SENTRY_DSN"),
  id: atStart("NEXT_PUBLIC_ANALYTICS_ID"),
  service: (atStart("NEXT_PUBLIC_ANALYTICS_URL") || googleTagService).replace(/\/+$/, ""),
});
