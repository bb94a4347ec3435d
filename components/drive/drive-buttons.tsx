"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { KindSign } from "@/components/map/kind-sign";
import type { nextStep, ProgressKind } from "@/lib/features/driver/rules";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import { formatTime } from "@/lib/i18n/formats";
import { BigButton } from "./big-button";
import type { Presses } from "./use-presses";
import { positionNow, useSharing } from "./use-sharing";

const delays = [5, 10, 15, 30, 45, 60, 90, 0];

type Coming = ReturnType<typeof nextStep>;
type Props = Presses & {
  trip: string;
  token: string;
  /** Whether the position may be shared. */
  shares: boolean;
  progress: ProgressRecord;
  /** What comes next, with what has been pressed. */
  step: Coming["step"];
  /** The same with so many minutes of delay. */
  comingAfter: (minutes: number) => Coming;
};
type Asking = "delay" | "breakdown" | null;

const troubles = { denied: "shareDenied", far: "shareFar", ending: "shareEnding" } as const;

function SharePosition({ trip, token }: Pick<Props, "trip" | "token">) {
  const t = useTranslations("driver.drive");
  const sharing = useSharing({ trip, token });
  return (
    <label className="card flex items-center gap-3">
      <span className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={sharing.on}
          checked={sharing.on}
          onChange={(event) => sharing.change(event.target.checked)}
        />
      </span>
      <span>
        <b>{t("share")}</b>
        <span className={cn("block text-sm", sharing.trouble ? "text-warning" : "text-ink-2")} role="status">
          {t(sharing.trouble ? troubles[sharing.trouble] : "shareText")}
        </span>
      </span>
    </label>
  );
}

type Late = { comingAfter: Props["comingAfter"]; onLate: (minutes: number) => void };

/** How late, and what the group then reads. */
function Delays({ comingAfter, onLate }: Late) {
  const t = useTranslations("driver.drive");
  const whenOf = ({ step, leaves, arrives }: Coming) => {
    if (step === "departure") return `${t("departure")} ${formatTime(leaves)}`;
    return step === "arrival" && arrives !== null ? `${t("arrival")} ${t("about", { time: formatTime(arrives) })}` : "";
  };
  return (
    <div className="grid grid-cols-2 gap-3 pt-4">
      {delays.map((minutes) => (
        <Button key={minutes} wide wraps onClick={() => onLate(minutes)}>
          <span>
            {t("late", { minutes })} <span className="block text-xs">{whenOf(comingAfter(minutes))}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** What the driver tells by one press each; without a network it is kept and sent later. */
export function DriveButtons({ trip, token, shares, progress, step, comingAfter, waiting, press }: Props) {
  const t = useTranslations("driver.drive");
  const [asking, setAsking] = useState<Asking>(null);
  const { departedAt, arrivedAt, brokenAt, delay } = progress;
  // Whoever has left again is on the way back.
  const arrived = arrivedAt !== null && arrivedAt >= (departedAt ?? 0);
  const noteOf = (what: ProgressKind, at: number | null, otherwise: string) => {
    const kept = waiting.findLast((one) => one.what === what);
    if (kept) return t("waiting", { time: formatTime(kept.at) });
    return at === null ? otherwise : t("told", { time: formatTime(at) });
  };
  const late = (minutes: number) => {
    setAsking(null);
    press("delayed", { minutes });
  };
  const broken = async () => {
    setAsking(null);
    press("breakdown", { position: await positionNow() });
  };
  const gone = departedAt !== null || waiting.some(({ what }) => what === "departed");
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="grid grid-cols-2 gap-3" data-hands>
        <BigButton
          sign={<Icon of="play" size={30} className="fill-current" />}
          word={t("departed")}
          note={noteOf("departed", step === "departure" ? null : departedAt, t("departedNote"))}
          variant={step === "departure" ? "next" : "plain"}
          onClick={() => press("departed")}
        />
        <BigButton
          sign={<Icon of="clock-exclamation-point" size={30} />}
          word={t("delayed")}
          note={noteOf("delayed", null, t("delayNote", { minutes: delay }))}
          variant="plain"
          onClick={() => setAsking("delay")}
        />
        <BigButton
          sign={<Icon of="flag" size={30} />}
          word={t("arrived")}
          note={noteOf("arrived", arrived ? arrivedAt : null, t(gone ? "arrivedPress" : "arrivedNote"))}
          variant={step === "arrival" ? "next" : "plain"}
          disabled={!gone}
          onClick={() => press("arrived")}
        />
        <BigButton
          sign={<KindSign kind="emergency" size={32} />}
          word={t("breakdown")}
          note={noteOf("breakdown", brokenAt, t("breakdownNote"))}
          variant="alarm"
          onClick={() => setAsking("breakdown")}
        />
      </div>
      {shares && <SharePosition trip={trip} token={token} />}
      <p className="text-sm text-ink-2" role="status">
        {t(waiting.length > 0 ? "kept" : "offline", { count: waiting.length })}
      </p>
      <Dialog
        open={asking === "delay"}
        onOpenChange={() => setAsking(null)}
        title={t("delayTitle")}
        description={t("delayText")}
        narrow
      >
        <Delays comingAfter={comingAfter} onLate={late} />
      </Dialog>
      <Dialog
        open={asking === "breakdown"}
        onOpenChange={() => setAsking(null)}
        title={t("breakdownTitle")}
        description={t("breakdownText")}
        narrow
        footer={
          <>
            <Button onClick={() => setAsking(null)}>{t("no")}</Button>
            <Button variant="danger" className="ml-auto" onClick={() => void broken()}>
              {t("breakdownDo")}
            </Button>
          </>
        }
      />
    </div>
  );
}
