import { useTranslations } from "next-intl";
import { confirmWithin } from "@/lib/features/busrequest/rules/status";
import type { RequestProgress } from "@/lib/features/alert/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Step } from "./step-line";

/** What only its author is told. Milliseconds; null: not yet. */
type OwnSteps = { confirmedAt: number | null; approvedAt: number | null; rejectReason: string | null };

export type StepFacts = {
  request: BusRequestRecord;
  /** Null where nothing is to be counted yet. */
  progress: RequestProgress | null;
  /** The one company that the request goes to. */
  receiver: string | null;
  mine?: OwnSteps;
  /** The author reads it, on a page that does not know `mine`. */
  byAuthor?: boolean;
};

const moment = (at: number | null | undefined) => (at == null ? undefined : formatDateTime(at));

/** Posted, confirmed, checked. */
function useBegin({ request, progress, receiver, mine }: StepFacts): Step[] {
  const t = useTranslations("busrequest.my");
  const { state, ended_at, created_at, mode } = request;
  const steps: Step[] = [{ key: "posted", text: t("steps.posted"), detail: formatDateTime(created_at) }];
  const unconfirmed = mine !== undefined && mine.confirmedAt === null && state === "pending";
  if (mine && mine.confirmedAt !== null) {
    steps.push({ key: "confirmed", text: t("steps.confirmed"), detail: moment(mine.confirmedAt) });
  } else if (unconfirmed && ended_at === null) {
    const detail = t("confirmUntil", { time: formatDateTime(created_at + confirmWithin) });
    steps.push({ key: "toConfirm", text: t("steps.toConfirm"), detail, open: true });
  }
  if (state === "active") {
    const sent = mode === "circle" ? t("steps.circle") : t("steps.approved");
    const text = mode === "individual" && receiver ? t("steps.sent", { company: receiver }) : sent;
    steps.push({ key: "approved", text, detail: moment(mine?.approvedAt ?? progress?.approvedAt) });
  } else if (ended_at === null) {
    const text = t(unconfirmed ? "steps.check" : "steps.review");
    steps.push({ key: "review", text, open: !unconfirmed, ahead: unconfirmed });
  }
  return steps;
}

/** Companies informed, offers, the choice: in true numbers, and only where there are offers at all. */
function useMarket({ request, progress, receiver, mine, byAuthor = mine !== undefined }: StepFacts): Step[] {
  const t = useTranslations("busrequest.now");
  const { category, state, ended_at, mode } = request;
  if (!takesOffers(category)) return [];
  const ahead = state !== "active";
  const { informed = 0, informing = false, answers = null } = progress ?? {};
  const alone = mode !== "collective";
  const isInforming = informing && !ahead && ended_at === null;
  const told = ahead || (isInforming && informed === 0) ? t("toInform") : t("informed", { count: informed });
  const inform = { key: "informed", text: told, detail: isInforming && informed > 0 ? t("more") : undefined };
  const waits = ended_at === null && !ahead;
  const some = answers ?? 0;
  const offered = answers === null || ahead ? t("answersAhead") : t("answers", { count: answers });
  const named = t(mode === "circle" ? "answersCircle" : "answersNamed");
  const one = receiver ? t("answersOne", { company: receiver }) : named;
  const steps: Step[] = [
    ...(alone || (informed === 0 && !ahead && !isInforming)
      ? []
      : [{ ...inform, open: isInforming && some === 0, ahead }]),
    {
      key: "answers",
      text: alone && some === 0 ? one : offered,
      open: waits && some === 0 && !isInforming,
      ahead: ahead || (isInforming && some === 0),
    },
  ];
  if (ended_at !== null) return some > 0 || answers === null ? steps : steps.slice(0, -1);
  return [
    ...steps,
    { key: "accept", text: t(byAuthor ? "acceptMine" : "accept"), open: waits && some > 0, ahead: some === 0 },
  ];
}

function useEnd({ request, mine }: StepFacts): Step[] {
  const t = useTranslations("busrequest.my");
  const { ended_at, endReason } = request;
  if (ended_at === null) return [];
  const rejected = mine?.rejectReason && endReason === "rejected" ? t("reason", { reason: mine.rejectReason }) : null;
  const detail = [formatDateTime(ended_at), rejected].filter(Boolean).join(", ");
  return [{ key: "ended", text: t(`steps.${endReason ?? "past"}`), detail }];
}

/** The way of a request from post to acceptance, and where it stands. */
export function useSteps(facts: StepFacts): Step[] {
  const [begin, market, end] = [useBegin(facts), useMarket(facts), useEnd(facts)];
  return [...begin, ...(facts.request.ended_at !== null && facts.request.state !== "active" ? [] : market), ...end];
}
