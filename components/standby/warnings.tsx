"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import type { StandbyRecord, StandbyWindow, WindowInput } from "@/lib/features/standby/schema";
import { formatTime } from "@/lib/i18n/formats";
import { inputOf } from "./plan";
import { useWindowWords } from "./window-words";

type Warning = StandbyRecord["warnings"][number];
type Props = { plan: StandbyRecord; busy: boolean; onRepair: (id: string, next: WindowInput) => void };

/** What one press makes of it: other hours, or without the driver or the bus that cannot. */
function repaired(window: StandbyWindow, { kind, repair }: Warning): WindowInput {
  if (repair) return { ...inputOf(window), ...repair };
  return kind === "busBooked" ? { ...inputOf(window), bus: null } : { ...inputOf(window), driver: null };
}

function useRepairWord({ timeZone }: StandbyRecord) {
  const t = useTranslations("standby.warning");
  return ({ kind, repair }: Warning) => {
    if (kind === "busBooked") return t("noBus");
    if (!repair) return t("noDriver");
    return t(kind === "before" ? "beginAt" : "endAt", {
      time: formatTime(kind === "before" ? repair.start : repair.end, timeZone),
    });
  };
}

/** Where a driver's rest or a bus's booking stands against a window, each with the press that mends it. */
export function Warnings({ plan, busy, onRepair }: Props) {
  const t = useTranslations("standby.warning");
  const words = useWindowWords(plan);
  const press = useRepairWord(plan);
  const known = plan.warnings.flatMap((warning) => {
    const window = plan.windows.find(({ id }) => id === warning.window);
    return window ? [{ warning, window }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {known.map(({ warning, window }) => (
        <li key={`${window.id} ${warning.kind}`} className={noticeClass({ tone: "warn" })}>
          <Icon of="triangle-exclamation-point" size={19} className="mt-0.5 text-warning" />
          <div className="flex flex-wrap items-center gap-3">
            <span>
              <b>{`${words.crew(window)}, ${words.when(window.start)}: `}</b>
              {t(warning.kind, {
                hours: Math.floor(warning.minutes / 60),
                trip: warning.reference ?? t("booking"),
              })}
            </span>
            <Button
              small
              className="ml-auto"
              busy={busy}
              onClick={() => onRepair(window.id, repaired(window, warning))}
            >
              {press(warning)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
