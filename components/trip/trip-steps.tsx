import { useTranslations } from "next-intl";
import { StepLine, type Step } from "@/components/busrequest/now/step-line";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";

const order = ["agreed", "changed", "ready", "underway", "done"] as const;

/** When the newest line of a kind was written. */
const lastAt = ({ history }: TripRecord, kind: string) => history.findLast((step) => step.kind === kind)?.at;

/** The five stops of a trip, in words and shapes; one that was called off ends there. */
export function TripSteps({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip");
  const moment = (at: number | undefined) => (at === undefined ? undefined : formatDateTime(at));
  const changed = lastAt(trip, "accepted");
  const details = {
    agreed: moment(trip.created_at),
    changed: trip.change ? t("steps.waits") : (moment(changed) ?? t("steps.unchanged")),
    ready: t("steps.ready"),
    underway: formatDateTime(trip.start.date),
    done: formatDateTime(trip.end.date),
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
