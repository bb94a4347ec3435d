import { dropUnconfirmedRequests, endPastRequests } from "@/lib/features/busrequest/commands/upkeep";
import type { ScheduledJob } from "./worker";

/** What runs by the clock in the server process (or in the separate worker). */
export const scheduledJobs: readonly ScheduledJob[] = [
  { name: "end-past-requests", cron: "* * * * *", run: () => endPastRequests() },
  { name: "drop-unconfirmed-requests", cron: "17 * * * *", run: () => dropUnconfirmedRequests() },
];
