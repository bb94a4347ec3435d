// The one place that reads process.env (dependency rule 4). Server only: a client component that
// imports it gets an error from t3-env when it touches a server variable.
import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

const text = z.string().trim().min(1);
// Not inlined by the build, see env.client.mjs.
const atStart = (/** @type {string} */ name) => process.env[name];
const dsn = /^https?:\/\/[^\s:@/]+@[^\s@/]+(\/[^\s/?#]+)*\/\d+$/;
const cents = z.coerce.number().int().min(1).max(10_000_000);
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "not like 10.0.0.5,192.168.7.0/24");
// A network of half the world believes whoever calls; no private one is larger than 10.0.0.0/8 or fd00::/8.
const isEverybody = (/** @type {string} */ one) => Number(one.split("/")[1] ?? 128) < 8;
const proxies = z
  .string()
  .transform((list) => list.split(",").map((one) => one.trim()))
  .pipe(z.array(network))
  .refine((list) => !list.some(isEverybody), "so large a network makes everybody a proxy; name your own");
const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** One key alone would take orders and never hear that they were paid; test and live keys know nothing of each other. */
function checkStripeKeys(/** @type {Record<string, unknown>} */ all, /** @type {z.RefinementCtx} */ context) {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook, NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: open } = all;
  const say = (/** @type {string} */ key, /** @type {string} */ message) =>
    context.addIssue({ code: "custom", path: [key], message });
  if (secret && !webhook) say("STRIPE_WEBHOOK_SECRET", "needed beside STRIPE_SECRET_KEY");
  if (webhook && !secret) say("STRIPE_SECRET_KEY", "needed beside STRIPE_WEBHOOK_SECRET");
  const isLive = (/** @type {unknown} */ key) => String(key).includes("_live_");
  if (secret && open && isLive(secret) !== isLive(open)) {
    say("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "one of both Stripe keys is a test key, the other a live key");
  }
}

export const env = createEnv({
  createFinalSchema: (shape, isServer) =>
    z.object(shape).superRefine((all, context) => {
      if (isServer) checkStripeKeys(all, context);
    }),
  emptyStringAsUndefined: true,
  onValidationError: (issues) => {
    const lines = issues.map((issue) => `  ${(issue.path ?? []).join(".")}: ${issue.message}`);
    const error = new Error(`Invalid environment variables\n${lines.join("\n")}`);
    // Told without a stack (lib/startup/begin.ts).
    throw Object.assign(error, { name: "StartRefusal" });
  },
  server: {
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    DATABASE_URL: text.default("postgresql://localhost:5432/charabanc"),
    // The same database without the pooler in between, where DATABASE_URL leads to one that gives a connection away after
    // each transaction (PgBouncer): what listens, and jobs (docs/operations.md).
    DATABASE_DIRECT_URL: text.optional(),
    // A standby that pages and lists for readers without an account are read from while it is up to date.
    DATABASE_REPLICA_URL: text.optional(),
    // Limits are counted there, and the other processes hear of changes by it; without it by PostgreSQL.
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    // The role that owns the tables; only who migrates needs it (docs/operations.md).
    MIGRATION_DATABASE_URL: text.optional(),
    // A program that begins beside migrations it does not know is not ready: a wanted roll-back says so here.
    ALLOW_NEWER_DATABASE: flag.default(false),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: text.default("127.0.0.1"),
    DATA_DIR: text.default(".data"),
    APP_URL: z.url().default("http://127.0.0.1:3000"),
    // Never with a default: who knows it can sign in as anybody.
    NEXTAUTH_SECRET: z
      .string("missing; make one with: openssl rand -base64 32")
      .min(32, "shorter than 32 characters; make one with: openssl rand -base64 32"),
    // Those before it, the newest first, while what they signed shall be good (docs/operations.md).
    NEXTAUTH_SECRETS_BEFORE: text.default("").transform((list) => list.split(",").filter(Boolean)),
    // Admins need a second factor wherever others reach the product; with true on this machine, too.
    ADMIN_SECOND_FACTOR: flag.default(false),
    // A session ends then, used or not, and after so long without use: an admin's sooner.
    SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(365).default(14),
    ADMIN_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(12),
    // How long data of people are kept; longer than the privacy policy says is refused (docs/data-protection.md).
    KEEP_YEARS: z.coerce.number().int().min(1).max(3, "the privacy policy says three years at the latest").default(3),
    KEEP_DAYS: z.coerce.number().int().min(1).max(90, "the privacy policy says 90 days at the latest").default(90),
    // Signs what browsers are told by way of their push services (RFC 8292); without it nothing is sent there.
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, "not 32 bytes in base64url")
      .optional(),
    MAIL_FROM: text.default("Charabanc <noreply@charabanc.example>"),
    SMTP_URL: text.optional(),
    ADMIN_MAIL: z.email().optional(),
    OPERATOR_NAME: text.default("Charabanc GmbH (Demo)"),
    OPERATOR_ADDRESS: text.default("Bahnhofstraße 1, D-93047 Regensburg"),
    OPERATOR_EMAIL: text.default("office@charabanc.example"),
    OPERATOR_PHONE: text.default("+49 941 000000"),
    OPERATOR_MANAGER: text.default("Jana Kern"),
    OPERATOR_REGISTER: text.default("Amtsgericht Regensburg, HRB 00000"),
    OPERATOR_VAT_ID: text.default("DE000000000"),
    SEED_DEMO: flag.optional(),
    AUTO_APPROVE: flag.default(false),
    // How long an approval can be taken back; its mails leave afterwards.
    MODERATION_UNDO_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    WORKER: z.enum(["inline", "separate", "off"]).default("inline"),
    // What one source may read a minute without an account: so many lists, as many parts of pages, half as many pages that are not in store.
    READS_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(600),
    // After a signal to stop: how long a balancer has to notice that /api/ready says no, before nobody is let in.
    STOP_GRACE_MS: z.coerce.number().int().min(0).max(60_000).default(500),
    TRUST_PROXY: flag.default(false),
    // Addresses and networks (CIDR) of the proxies whose X-Forwarded-For is believed, separated by commas.
    TRUSTED_PROXIES: proxies.optional(),
    // GET /api/metrics is there with it alone.
    METRICS_TOKEN: text.min(16).optional(),
    // Traces go to this collector (OTLP over HTTP, JSON) and are made with it alone; the library reads the other OTEL_… itself.
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_SERVICE_NAME: text.default("charabanc"),
    DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
    GOOGLE_PLACES_KEY: text.optional(),
    // Ways by a routing service of one's own; without it by the bundled main roads.
    ROUTING_URL: z.url({ protocol: /^https?$/ }).optional(),
    ROUTING_SERVICE: z.enum(["osrm", "valhalla"]).default("osrm"),
    // How fast a coach gets on where the bundled roads answer: km@km/h from its start on, the last for all that is left.
    COACH_SPEEDS: text
      .regex(/^(\d{1,3}@\d{2,3},){0,5}\d{2,3}$/, "not like 20@40,60@65,82")
      .default("20@40,60@65,82")
      .transform((list) =>
        list.split(",").map((step) => {
          const [first = "", speed] = step.split("@");
          return speed === undefined ? { km: null, kmh: Number(first) } : { km: Number(first), kmh: Number(speed) };
        }),
      )
      .refine((steps) => steps.every(({ kmh }) => kmh >= 40 && kmh <= 120), "not between 40 and 120 km/h"),
    // Addresses that users give (calendars, push) are asked on the open internet and by https alone; these hosts, with or
    // without a port, may be inside one's own network and answer without TLS.
    OUTSIDE_HOSTS: z
      .string()
      .default("")
      .transform((list) =>
        list
          .toLowerCase()
          .split(",")
          .map((host) => host.trim())
          .filter(Boolean),
      ),
    // How often calendars kept elsewhere are read.
    CALENDAR_MINUTES: z.coerce.number().int().min(5).max(1_440).default(60),
    // Search for a bus in an emergency: km of the rings, and minutes without an answer until the next one is asked.
    DISPATCH_RINGS: text
      .regex(/^\d{1,3}(,\d{1,3}){0,5}$/, "not like 30,60,120")
      .default("30,60,120")
      .transform((list) => list.split(",").map(Number)),
    DISPATCH_MINUTES: z.coerce.number().int().min(1).max(120).default(5),
    // What the ledger of empty km reckons with: litres of diesel on 100 empty km of a bus that says none, by its seats (up
    // to 19, up to 35, more), and kg of CO2 a litre.
    LEDGER_LITRES_SMALL: z.coerce.number().min(5).max(60).default(13),
    LEDGER_LITRES_MIDI: z.coerce.number().min(5).max(60).default(20),
    LEDGER_LITRES: z.coerce.number().min(5).max(60).default(28),
    LEDGER_CARBON: z.coerce.number().min(0.1).max(10).default(2.65),
    // Texts in emergencies leave through a gateway (POST of JSON); without its address none are offered.
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_TOKEN: text.optional(),
    // Who they come from: a number, or up to eleven letters and digits.
    SMS_FROM: z
      .string()
      .regex(/^(\+\d{7,15}|[A-Za-z0-9 ]{1,11})$/, "neither a number nor up to eleven letters and digits")
      .default("Charabanc"),
    // Any S3-compatible store; without an endpoint files lie under DATA_DIR.
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default("eu-central-1"),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    S3_FORCE_PATH_STYLE: flag.default(true),
    // Card payment of travel services' plans; without the secret key they order on invoice.
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, "not like sk_…")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, "not like whsec_…")
      .optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
    // Net prices of the plans in cents.
    PLAN_SINGLE_MONTHLY: cents.default(2900),
    PLAN_SINGLE_YEARLY: cents.default(29000),
    PLAN_GROUP_MONTHLY: cents.default(7900),
    PLAN_GROUP_YEARLY: cents.default(79000),
    // Printed on invoices.
    OPERATOR_BANK: text.default("Sparkasse Regensburg (Demo)"),
    OPERATOR_IBAN: text.default("DE02 1203 0000 0000 2020 51"),
    OPERATOR_BIC: text.default("BYLADEM1001"),
    NEXT_RUNTIME: z.string().optional(),
  },
  client: {
    NEXT_PUBLIC_DEFAULT_LANGUAGE: z.enum(["de", "en", "es"]).default("en"),
    NEXT_PUBLIC_GOOGLE_MAPS_KEY: text.optional(),
    NEXT_PUBLIC_MAP_STYLE_URL: z.url().optional(),
    NEXT_PUBLIC_SENTRY_DSN: z.string().regex(dsn, "not like https://key@host/project").optional(),
    NEXT_PUBLIC_ANALYTICS_ID: z
      .string()
      .regex(/^[A-Za-z0-9_-]{2,50}$/, "not like G-ABC123")
      .optional(),
    NEXT_PUBLIC_ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "not like pk_…").optional(),
  },
  experimental__runtimeEnv: {
    NEXT_PUBLIC_DEFAULT_LANGUAGE: process.env.NEXT_PUBLIC_DEFAULT_LANGUAGE,
    NEXT_PUBLIC_GOOGLE_MAPS_KEY: atStart("NEXT_PUBLIC_GOOGLE_MAPS_KEY"),
    NEXT_PUBLIC_MAP_STYLE_URL: atStart("NEXT_PUBLIC_MAP_STYLE_URL"),
    NEXT_PUBLIC_SENTRY_DSN: atStart("NEXT_PUBLIC_SENTRY_DSN"),
    NEXT_PUBLIC_ANALYTICS_ID: atStart("NEXT_PUBLIC_ANALYTICS_ID"),
    NEXT_PUBLIC_ANALYTICS_URL: atStart("NEXT_PUBLIC_ANALYTICS_URL"),
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: atStart("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY"),
  },
});
