// Public settings for the browser: constants that the build inlines, and no validator (31 kB of zod).
// env.mjs has validated the same values at build and at start.
export const clientEnv = {
  defaultLanguage: process.env.NEXT_PUBLIC_DEFAULT_LANGUAGE || "en",
  googleMapsKey: process.env.NEXT_PUBLIC_GOOGLE_MAPS_KEY || "",
  mapStyleUrl: process.env.NEXT_PUBLIC_MAP_STYLE_URL || "",
  development: process.env.NODE_ENV === "development",
};
