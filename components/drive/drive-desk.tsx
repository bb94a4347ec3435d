"use client";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { toast } from "@/components/ui/toast-store";
import { nextStep, withPresses } from "@/lib/features/driver/rules";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import { DriveButtons } from "./drive-buttons";
import { NextCard, type NextOf } from "./next-card";
import { usePresses } from "./use-presses";

type Props = {
  trip: string;
  token: string;
  progress: ProgressRecord;
  next: NextOf;
};

/** How the own bus runs: as the page says, which is read again with each news, or as the answer to a press since. */
function useTold(read: ProgressRecord) {
  const { refresh } = useRouter();
  const [known, setKnown] = useState(read);
  const [progress, setProgress] = useState(read);
  if (known !== read) {
    setKnown(read);
    setProgress(read);
  }
  const onTold = useCallback(
    (told: ProgressRecord) => {
      setProgress(told);
      refresh();
    },
    [refresh],
  );
  return { progress, onTold };
}

/** What comes next and what the driver tells of it: the card follows a press before a network has it. */
export function DriveDesk({ trip, token, progress: before, next }: Props) {
  const messageOf = useErrorMessage();
  const { progress, onTold } = useTold(before);
  const [onRefused] = useState(
    () => (error: Parameters<typeof messageOf>[0]) => toast({ variant: "destructive", title: messageOf(error) }),
  );
  const { waiting, press } = usePresses({ trip, token, onTold, onRefused });
  const pressed = withPresses(progress, waiting);
  const { step } = nextStep(next.course, pressed);
  const comingAfter = (delay: number) => nextStep(next.course, { ...pressed, delay });
  return (
    <>
      <NextCard {...next} progress={pressed} />
      <DriveButtons
        trip={trip}
        token={token}
        shares={step !== "over"}
        step={step}
        comingAfter={comingAfter}
        progress={progress}
        waiting={waiting}
        press={press}
      />
    </>
  );
}
