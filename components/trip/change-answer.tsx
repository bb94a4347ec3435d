"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { KeyBar } from "@/components/ui/key-list";
import { Notice } from "@/components/ui/notice";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { api } from "@/lib/http/client";
import type { Proposal } from "./asked-by";
import { useNewPrice } from "./change-parts";
import { ReplacedNotice } from "./replaced-notice";
import { useTripAction } from "./use-trip-action";

type Props = Proposal & {
  token?: string;
  className?: string;
  /** What else can be done beside yes and no. */
  more?: ReactNode;
  /** Whether a key means this proposal now; a list beside it may hold another one. */
  isMeant?: () => boolean;
};

/** Longer than a finger takes to come down on what it has aimed at. */
const aiming = 700;

/** False for a moment after another proposal has come into this one's place. */
function useSettled(id: string) {
  const [settled, setSettled] = useState(id);
  useEffect(() => {
    const task = setTimeout(() => setSettled(id), aiming);
    return () => clearTimeout(task);
  }, [id]);
  return settled === id;
}

/** The other side's yes or no. Whoever has read an older state is told so, sees what stands now, and nothing is accepted. */
export function ChangeAnswer({ trip, change, token, className, more, isMeant = () => true }: Props) {
  const t = useTranslations("trip.change");
  const { sum } = useNewPrice({ trip, change });
  const { run, busy: acts, trouble } = useTripAction();
  // What was answered and had been replaced: both versions are told.
  const [pressed, setPressed] = useState(change);
  const answer = (work: () => Promise<unknown>, done: string) => {
    setPressed(change);
    return run(work, done);
  };
  // A press that was meant for the former price must not say yes to this one.
  const busy = !useSettled(change.id) || acts;
  const call = { params: { id: trip.id, changeId: change.id }, query: { version: trip.version }, token };
  const accept = () => answer(() => api("POST /trip/{id}/change/{changeId}/accept", call), t("accepted"));
  const decline = () => answer(() => api("POST /trip/{id}/change/{changeId}/decline", call), t("declined"));
  const byKey = (act: () => unknown) => () => !busy && isMeant() && void act();
  return (
    <>
      <div className={className ?? "flex flex-wrap items-center gap-2 p-4"}>
        <Button variant="pri" busy={busy} wraps onClick={accept}>
          {t("accept", { price: sum })}
        </Button>
        <Button busy={busy} onClick={decline}>
          {t("decline")}
        </Button>
        {more}
        {trouble && pressed.id !== change.id && <ReplacedNotice trip={trip} change={change} pressed={pressed} />}
        {trouble && pressed.id === change.id && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
      </div>
      <Keys accept={byKey(accept)} decline={byKey(decline)} />
    </>
  );
}

/** The answer by a key each; the buttons above say the same. */
function Keys({ accept, decline }: Record<"accept" | "decline", () => unknown>) {
  const t = useTranslations("trip.change");
  useShortcuts({ a: () => void accept(), d: () => void decline() });
  if (!useSingleKeys()) return null;
  return (
    <KeyBar
      keys={[
        [["A"], t("acceptKey")],
        [["D"], t("decline")],
      ]}
    />
  );
}
