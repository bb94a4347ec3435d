import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { confirmWithin } from "@/lib/features/busrequest/rules/status";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";
import "./route-line.css";

type Props = {
  request: BusRequestRecord;
  confirmedAt: number | null;
  approvedAt: number | null;
  rejectReason: string | null;
  receiver: string | null;
};
const last = "route-stop-end route-stop-reached";

type Step = { key: string; text: string; detail?: string; open?: boolean };

const moment = (at: number | null) => (at === null ? undefined : formatDateTime(at));

function useSteps({ request, confirmedAt, approvedAt, rejectReason, receiver }: Props): Step[] {
  const t = useTranslations("busrequest.my");
  const { state, ended_at, endReason, created_at, mode } = request;
  const ended = ended_at !== null;
  const steps: Step[] = [{ key: "posted", text: t("steps.posted"), detail: formatDateTime(created_at) }];
  const confirmed = confirmedAt !== null;
  if (confirmed) steps.push({ key: "confirmed", text: t("steps.confirmed"), detail: moment(confirmedAt) });
  else if (!ended) {
    const until = t("confirmUntil", { time: formatDateTime(created_at + confirmWithin) });
    steps.push({ key: "toConfirm", text: t("steps.toConfirm"), detail: until, open: true });
  }
  if (state === "active") {
    const alone = mode === "individual" && receiver ? t("steps.sent", { company: receiver }) : null;
    steps.push({ key: "approved", text: alone ?? t("steps.approved"), detail: moment(approvedAt) });
  } else if (confirmed && !ended) steps.push({ key: "review", text: t("steps.review"), open: true });
  if (ended) {
    const why = rejectReason && endReason === "rejected" ? `, ${t("reason", { reason: rejectReason })}` : "";
    steps.push({ key: "ended", text: t(`steps.${endReason ?? "past"}`), detail: `${formatDateTime(ended_at)}${why}` });
  }
  return steps;
}

/** The way so far as a route: filled is behind, the ring is where it waits. */
export function MyRequestHistory(props: Props) {
  const steps = useSteps(props);
  return (
    <ol className="route-line">
      {steps.map(({ key, text, detail, open }, index) => (
        <li key={key} className={cn("route-stop", open && "route-stop-open", index === steps.length - 1 && last)}>
          <b>{text}</b>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
