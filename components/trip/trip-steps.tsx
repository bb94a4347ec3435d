import { useTranslations } from "next-intl";
import { StepLine, type Step } from "@/components/busrequest/now/step-line";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";

const minute = 60_000;
const order = ["agreed", "changed", "ready", "underway", "done"] as const;

/** When the newest line of a kind was written. */
const lastAt = ({ history }: TripRecord, kind: string) => history.findLast((step) => step.kind === kind)?.at;
/** When the driver first told that it leaves, or when it should. */
const leftAt = ({ history, start }: TripRecord) => history.find(({ kind }) => kind === "departed")?.at ?? start.date;

/** When it should be over; of a trip there and back with the way home, where its length is known. */
function dueAt({ transferType, end, wayHome }: TripRecord) {
  if (transferType !== "transfertwoway" || !end.address) return { at: end.date, estimated: false };
  return wayHome ? { at: end.date + wayHome.minutes * minute, estimated: true } : null;
}

/** When it was over, as the driver has told; before that, and where nobody has told it, when it should be. */
function useOverAt(trip: TripRecord) {
  const t = useTranslations("trip.ways");
  const told = trip.state === "done" ? lastAt(trip, "arrived") : undefined;
  if (told !== undefined) return formatDateTime(told);
  const due = dueAt(trip);
  if (!due) return undefined;
  return due.estimated ? t("about", { time: formatDateTime(due.at) }) : formatDateTime(due.at);
}

/** The five stops of a trip, in words and shapes; one that was called off ends there. */
export function TripSteps({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip");
  const moment = (at: number | undefined) => (at === undefined ? undefined : formatDateTime(at));
  const changed = lastAt(trip, "accepted");
  const details = {
    agreed: moment(trip.created_at),
    changed: trip.change ? t("steps.waits") : (moment(changed) ?? t("steps.unchanged")),
    ready: t("steps.ready"),
    underway: formatDateTime(leftAt(trip)),
    done: useOverAt(trip),
  };
  const at = (order as readonly string[]).indexOf(trip.state);
  const called: Step[] = [
    { key: "agreed", text: t("states.agreed"), detail: details.agreed },
    { key: "cancelled", text: t("states.cancelled"), detail: moment(trip.cancelled?.at), open: true },
  ];
  const steps: Step[] = order.map((state, index) => ({
    key: state,
    text: t(`states.${state}`),
    detail: details[state],
    open: index === at,
    ahead: index > at,
  }));
  return <StepLine steps={trip.state === "cancelled" ? called : steps} />;
}
