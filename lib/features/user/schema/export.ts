import { z } from "zod";
import { factorRecord } from "@/lib/features/factor/schema";
import { sessionRecord } from "./user";

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** GET /user/export: a file to keep, not a shape to work with; its rows are as they are stored. */
export const exportRecord = z
  .strictObject({
    exportedAt: z.number(),
    account: row,
    company: row.nullable(),
    mailSettings: z.strictObject({ requestMails: row, unsubscriptions: rows, consents: rows }),
    requests: rows,
    sessions: z.array(sessionRecord),
    secondFactor: factorRecord,
    contactMessages: rows,
    mails: rows,
    offers: rows,
    offerMessages: rows,
    trips: rows,
    tripSteps: rows,
    pushSubscriptions: rows,
    textNumbers: rows,
    files: rows,
    auditLines: rows,
    contactReveals: rows,
    requestAlerts: rows,
    bookings: rows,
    calendarFeeds: rows,
    externalCalendars: rows,
    certificates: rows,
    drivers: rows,
    subscription: row.nullable(),
    invoices: rows,
  })
  .meta({ id: "AccountExport" });
