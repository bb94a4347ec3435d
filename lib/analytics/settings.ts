import { analyticsEnv, googleTagService } from "@/env.client.mjs";
import { version } from "@/package.json";
import { parseDsn } from "./dsn";

export type ErrorSettings = { dsn: string; release: string };
export type TagSettings = { id: string; service: string; own: boolean };
/** What the layout hands to the browser; a part that is not set up is null. */
export type AnalyticsSettings = { errors: ErrorSettings | null; tag: TagSettings | null };
/** Who would receive what, for the consent dialog. */
export type Recipients = Record<"statistics" | "marketing" | "errorReporting", string | null>;

/** Where error reports and page views go: the process's settings, read at start. */
export function analyticsSettings(): AnalyticsSettings {
  const { dsn, id, service } = analyticsEnv();
  return {
    errors: dsn ? { dsn, release: `charabanc@${version}` } : null,
    tag: id ? { id, service, own: service !== googleTagService } : null,
  };
}

export function recipientsOf({ errors, tag }: AnalyticsSettings): Recipients {
  const dsn = parseDsn(errors?.dsn);
  const service = tag ? (tag.own ? new URL(tag.service).host : "Google Analytics") : null;
  return {
    statistics: service,
    marketing: service,
    errorReporting: dsn ? `Sentry (${new URL(dsn.origin).host})` : null,
  };
}
