import { createDocument } from "zod-openapi";
import { env } from "@/env.mjs";
import { version } from "@/package.json";
import { sessionCookie } from "@/lib/auth/cookie";
import { allCalls } from "../../calls";
import { pathsOf } from "./paths";

const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: sessionCookie, description: "Set by signing in" },
  mailedToken: {
    type: "apiKey",
    in: "header",
    name: "X-Request-Token",
    description: "Token of a mailed link, in place of an account",
  },
  metricsToken: { type: "http", scheme: "bearer", description: "METRICS_TOKEN" },
  stripeSignature: { type: "apiKey", in: "header", name: "Stripe-Signature" },
} as const;

/** OpenAPI 3.1, made from the schemas that validate. */
export function openApiDocument() {
  return createDocument(
    {
      openapi: "3.1.0",
      info: { title: "Charabanc", version, description: "Marketplace of the bus and coach trade" },
      servers: [{ url: `${env.APP_URL}/api` }],
      components: { securitySchemes },
      paths: pathsOf(allCalls),
    },
    {
      override: ({ jsonSchema, zodSchema }) => {
        if (zodSchema._zod.def.type === "custom") jsonSchema.description = "checked by the server";
      },
    },
  );
}
