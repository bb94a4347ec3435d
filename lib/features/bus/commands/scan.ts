import { createHmac } from "node:crypto";
import { env } from "@/env.mjs";
import { worksFor } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { AppError } from "@/lib/errors";
import { formatDate, marketTimeZone } from "@/lib/i18n/formats";
import { consume } from "@/lib/limits/limits";
import { isBusCode } from "../queries/scanned";

/** One count a source, bus and day; the day is part of the key. */
const scanPerSource = { name: "bus-scan", points: 1, seconds: 25 * 60 * 60 };

const countSql = `insert into bus_scan ("busId", day, count) values ($1::uuid, ($2::timestamptz at time zone $3)::date, 1)
  on conflict ("busId", day) do update set count = bus_scan.count + 1`;

/** Who scans is not stored: the limit's key is a keyed hash that cannot be led back to an address. */
const sourceKey = (ip: string, bus: string, day: string) =>
  createHmac("sha256", env.NEXTAUTH_SECRET).update(`${ip} ${bus} ${day}`).digest("base64url");

async function isFirstToday(viewer: Viewer, bus: string, now: Date) {
  try {
    await consume(scanPerSource, sourceKey(viewer.ip, bus, formatDate(now)));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RateLimited") return false;
    throw error;
  }
}

type ScanTarget = {
  /** Of the company whose profile is shown. */
  slug: string;
  /** Null where the bus is out of service: the profile comes without it. */
  code: string | null;
};

/** Counts a scan (the company's own people are none) and says where it leads; null for a code that leads nowhere. */
export async function countScan(viewer: Viewer, code: string, now = new Date()): Promise<ScanTarget | null> {
  if (!isBusCode(code)) return null;
  const company = { active: true, companyType: { not: "private" } } as const;
  const bus = await prisma.bus.findFirst({
    where: { qrcode: code, company },
    select: { id: true, active: true, company: { select: { id: true, slug: true, companyType: true } } },
  });
  if (!bus) return null;
  const { id, slug, companyType } = bus.company;
  if (!bus.active || companyType !== "busoperator") return { slug, code: null };
  if (!worksFor(viewer, id) && (await isFirstToday(viewer, bus.id, now))) {
    await query("bus.scan", countSql, [bus.id, now, marketTimeZone]);
  }
  return { slug, code };
}
