import { periods, usualPeriod } from "@/lib/features/statistic/rules";
import { address, field, number, uuid, type ValueOf } from "@/lib/http/address";

/** How many days back, of one location or of all. */
const fields = { days: number(periods, usualPeriod), location: field(uuid, null) };
export type StatisticQuery = ValueOf<typeof fields>;
export const statisticAddress = address(fields);
