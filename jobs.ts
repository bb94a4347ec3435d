import { env } from "@/env.mjs";
import { alertTaskChannel, fitTaskChannel } from "@/lib/features/busrequest/commands/announce";
import { approvalChannel, undoWindow } from "@/lib/features/busrequest/commands/approval";
import { pushChannel } from "@/lib/push/queue";
import { ringChannel, ringTime } from "@/lib/features/dispatch/commands/step";
import { prepareWorker, type ScheduledJob, startWorker, stopWorker } from "@/lib/jobs/worker";
import { provideAttachments } from "@/lib/mail/attachments";
import { textChannel } from "@/lib/sms/outbox";

const attachments = () => import("@/lib/features/subscription/commands/attach");
const alerts = () => import("@/lib/features/alert/commands/send-alerts");
const approvals = () => import("@/lib/features/busrequest/commands/tell-approved");
const digests = () => import("@/lib/features/alert/commands/send-digests");
const erasure = () => import("@/lib/features/user/commands/erase-accounts");
const calendars = () => import("@/lib/features/externalcalendar/commands/read");
const expiry = () => import("@/lib/features/user/commands/purge-expired");
const ways = () => import("@/lib/features/fit/commands/measure-ways");
const noticesFound = () => import("@/lib/features/fit/commands/find-notices");
const noticesSent = () => import("@/lib/features/fit/commands/send-notices");
async function tellOfBuses() {
  await (await noticesFound()).findNotices();
  await (await noticesSent()).sendNotices();
}
/** Those that nobody has measured first. */
async function measureAllWays() {
  const { measureWays, remeasureWays } = await ways();
  await measureWays();
  await remeasureWays();
}
const keys = () => import("@/lib/http/idempotency");
const messages = () => import("@/lib/features/contact/commands");
const mails = () => import("@/lib/features/outbox/commands");
const inbox = () => import("@/lib/features/inbox/commands/upkeep");
const tasks = () => import("@/lib/features/inbox/commands/due");
const dispatches = () => import("@/lib/features/dispatch/commands/keep");
const files = () => import("@/lib/features/upload/commands/sweep");
const news = () => import("@/lib/features/news/commands/announce");
const busNotices = () => import("@/lib/features/offer/commands/bus-notice");
const offers = () => import("@/lib/features/offer/commands/expire");
const contactRules = () => import("@/lib/features/offer/commands/contact-rule");
const trips = () => import("@/lib/features/trip/commands/keep");
const standings = () => import("@/lib/features/driver/commands/standing");
const ratingsAsked = () => import("@/lib/features/trip/commands/ask-rating");
const ratings = () => import("@/lib/features/trip/commands/show-rating");
const tours = () => import("@/lib/features/tour/commands/tell");
const pushes = () => import("@/lib/features/push/commands/send");
const returns = () => import("@/lib/features/returnleg/commands/publish");
const certificates = () => import("@/lib/features/certificate/commands/remind");
const counts = () => import("@/lib/features/statistic/commands/purge");
const lapsed = () => import("@/lib/features/subscription/commands/drop-lapsed-plans");
const limits = () => import("@/lib/limits/limits");
const events = () => import("@/lib/live/log");
const plans = () => import("@/lib/features/subscription/commands/upkeep");
const cardPlans = () => import("@/lib/features/subscription/commands/reread");
const texts = () => import("@/lib/sms/deliver");
const standby = () => import("@/lib/features/standby/commands/purge");
const openings = () => import("@/lib/features/busrequest/commands/open");
const tally = () => import("@/lib/features/busrequest/commands/tally");
const upkeep = () => import("@/lib/features/busrequest/commands/upkeep");

/** Where features meet the clock: lib/jobs knows none of them. */
const scheduledJobs: readonly ScheduledJob[] = [
  { name: "end-past-requests", cron: "* * * * *", run: async () => (await upkeep()).endPastRequests() },
  { name: "drop-unconfirmed-requests", cron: "* * * * *", run: async () => (await upkeep()).dropUnconfirmedRequests() },
  { name: "fold-tally", cron: "* * * * *", run: async () => (await tally()).foldTally() },
  { name: "mend-tally", cron: "33 3 * * *", run: async () => (await tally()).mendTally() },
  { name: "open-circles", cron: "* * * * *", run: async () => (await openings()).openDueRequests() },
  { name: "expire-offers", cron: "* * * * *", run: async () => (await offers()).expireOffers() },
  { name: "close-offers", cron: "* * * * *", run: async () => (await offers()).closeOffersOfEnded() },
  { name: "apply-contact-rules", cron: "* * * * *", run: async () => (await contactRules()).applyToldRules() },
  { name: "lost-tour-legs", cron: "* * * * *", run: async () => (await tours()).tellLostLegs() },
  { name: "watched-tours", cron: "*/5 * * * *", run: async () => (await tours()).tellJoiningLegs() },
  { name: "ways-home", cron: "* * * * *", run: async () => (await returns()).keepReturns() },
  { name: "keep-trips", cron: "* * * * *", run: async () => (await trips()).keepTrips() },
  { name: "unready-trips", cron: "* * * * *", run: async () => (await standings()).unreadyTrips() },
  { name: "ask-for-ratings", cron: "21 * * * *", run: async () => (await ratingsAsked()).askForRatings() },
  { name: "show-ratings", cron: "27 * * * *", run: async () => (await ratings()).showDueRatings() },
  { name: "bus-notices", cron: "* * * * *", run: async () => (await busNotices()).sendBusNotices() },
  { name: "announce-news", cron: "* * * * *", run: async () => (await news()).announcePublished() },
  {
    name: "tell-approved",
    cron: "* * * * *",
    channel: approvalChannel,
    // A moment longer, for a clock of this process that is ahead.
    wakeAfter: undoWindow + 250,
    run: async () => (await approvals()).tellApproved(),
  },
  {
    name: "request-alerts",
    cron: "* * * * *",
    channel: alertTaskChannel,
    run: async () => (await alerts()).sendAlerts(),
  },
  { name: "fit-notices", cron: "* * * * *", channel: fitTaskChannel, run: tellOfBuses },
  {
    name: "send-texts",
    cron: "* * * * *",
    channel: textChannel,
    run: async () => (await texts()).deliverTexts(),
    dueIn: async () => (await texts()).textsDueIn(),
  },
  { name: "purge-old-texts", cron: "27 3 * * *", run: async () => (await texts()).purgeOldTexts() },
  { name: "purge-old-standby", cron: "29 3 * * *", run: async () => (await standby()).purgeOldWindows() },
  {
    name: "send-pushes",
    cron: "* * * * *",
    channel: pushChannel,
    run: async () => (await pushes()).sendPushes(),
  },
  {
    name: "keep-dispatches",
    cron: "* * * * *",
    channel: ringChannel,
    wakeAfter: ringTime + 250,
    run: async () => (await dispatches()).keepDispatches(),
  },
  { name: "measure-ways", cron: "* * * * *", run: measureAllWays },
  { name: "read-calendars", cron: "* * * * *", run: async () => (await calendars()).readExternals() },
  { name: "request-digests", cron: "*/15 * * * *", run: async () => (await digests()).sendDigests() },
  { name: "drop-lapsed-plans", cron: "* * * * *", run: async () => (await lapsed()).dropLapsedPlans() },
  { name: "keep-plans", cron: "*/5 * * * *", run: async () => (await plans()).keepPlans() },
  { name: "reread-card-plans", cron: "37 4 * * *", run: async () => (await cardPlans()).rereadCardPlans() },
  { name: "end-erased-plans", cron: "47 * * * *", run: async () => (await cardPlans()).endErased() },
  {
    name: "remind-of-certificates",
    cron: "31 5 * * *",
    run: async () => (await certificates()).remindOfCertificates(),
  },
  { name: "purge-expired", cron: "23 * * * *", run: async () => (await expiry()).purgeExpired() },
  { name: "erase-accounts", cron: "7 * * * *", run: async () => (await erasure()).eraseAccounts() },
  { name: "sweep-files", cron: "52 * * * *", run: async () => (await files()).sweepFiles() },
  { name: "purge-old-requests", cron: "11 3 * * *", run: async () => (await upkeep()).purgeOldRequests() },
  { name: "purge-old-messages", cron: "13 3 * * *", run: async () => (await messages()).purgeOldMessages() },
  { name: "purge-old-mails", cron: "17 3 * * *", run: async () => (await mails()).purgeOldMails() },
  { name: "purge-old-counts", cron: "19 3 * * *", run: async () => (await counts()).purgeOldCounts() },
  { name: "purge-old-limits", cron: "37 * * * *", run: async () => (await limits()).purgeOldLimits() },
  { name: "inbox-due", cron: "*/5 * * * *", run: async () => (await inbox()).putDueItems() },
  { name: "inbox-tasks", cron: "*/5 * * * *", run: async () => (await tasks()).putDueTasks() },
  { name: "inbox-ended", cron: "* * * * *", run: async () => (await inbox()).settleEnded() },
  { name: "purge-done-items", cron: "14 3 * * *", run: async () => (await inbox()).purgeDoneItems() },
  { name: "purge-old-events", cron: "43 * * * *", run: async () => (await events()).purgeOldEvents() },
  { name: "purge-old-keys", cron: "41 * * * *", run: async () => (await keys()).purgeOldKeys() },
];

/** Where features meet the mails that carry their files. */
export function provideFiles() {
  provideAttachments("invoice", async (id) => (await attachments()).invoiceAttachment(id));
}

/** Where WORKER wants them: inline in the server, separate in worker.ts, off nowhere. */
const wantedIn = (process: "server" | "worker") => env.WORKER === (process === "server" ? "inline" : "separate");

/** Makes the server's queues where its database is still being filled; what fails is tried again by `startJobs`. */
export async function prepareJobs() {
  if (wantedIn("server")) await prepareWorker(scheduledJobs).catch(() => undefined);
}

/** Starts the jobs where they are wanted. */
export async function startJobs(process: "server" | "worker" = "server") {
  if (!wantedIn(process)) return false;
  provideFiles();
  await startWorker(scheduledJobs);
  return true;
}

/** Finishes the jobs in hand; nothing where none were started. */
export const stopJobs = () => stopWorker();
