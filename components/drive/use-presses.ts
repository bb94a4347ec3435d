"use client";
import { useCallback, useEffect, useState } from "react";
import { api, ApiError } from "@/lib/http/client";
import type { ProgressKind } from "@/lib/features/driver/rules";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";

type Press = {
  key: string;
  what: ProgressKind;
  at: number;
  minutes?: number;
  position?: { latitude: number; longitude: number } | null;
};
type Props = {
  trip: string;
  token: string;
  onTold: (progress: ProgressRecord) => void;
  onRefused: (error: ApiError) => void;
};

/** What has not reached the server yet, the oldest first, and how something is told. */
export type Presses = {
  waiting: readonly Press[];
  press: (what: ProgressKind, more?: Pick<Press, "minutes" | "position">) => void;
};

/** As long as there is no network a press waits; it is tried again so often (milliseconds). */
const pause = 15_000;

function read(name: string): Press[] {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "[]") as Press[];
  } catch {
    return [];
  }
}

/** What the server has refused comes to nothing by asking again; what did not reach it does not. */
export const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** What the driver presses, kept on the telephone until the server has it, in order and each once. */
export function usePresses({ trip, token, onTold, onRefused }: Props): Presses {
  const name = `drive-${trip}`;
  const [waiting, setWaiting] = useState<Press[]>([]);
  const keep = useCallback(
    (presses: Press[]) => {
      localStorage.setItem(name, JSON.stringify(presses));
      setWaiting(presses);
    },
    [name],
  );
  const send = useCallback(async () => {
    // One tab at a time, and one press after the other.
    await navigator.locks.request(name, async () => {
      for (let next = read(name)[0]; next; next = read(name)[0]) {
        const { key, ...body } = next;
        try {
          const { first } = await api("POST /trip/{id}/progress", {
            params: { id: trip },
            body,
            token,
            idempotencyKey: key,
          });
          onTold(first);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (!isRefusal(error)) return;
          onRefused(error);
        }
        keep(read(name).filter((press) => press.key !== key));
      }
    });
  }, [name, trip, token, keep, onTold, onRefused]);
  useEffect(() => {
    setWaiting(read(name));
    const again = () => void send();
    again();
    const timer = setInterval(again, pause);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [name, send]);
  const press: Presses["press"] = (what, more = {}) => {
    keep([...read(name), { key: crypto.randomUUID(), what, at: Date.now(), ...more }]);
    void send();
  };
  return { waiting, press };
}
