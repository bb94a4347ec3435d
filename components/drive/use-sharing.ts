"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, ApiError } from "@/lib/http/client";
import { isRefusal } from "./use-presses";

type Props = { trip: string; token: string };
type Position = { latitude: number; longitude: number };
/** `ending`: put back on this telephone, and the server does not know it yet. */
type Standing = "on" | "ending" | "off";

/** A position tells so seldom (milliseconds): a bus is no race. */
const seldom = 30_000;
/** As long as there is no network the end of it is told again so often (milliseconds). */
const pause = 15_000;
const patience = 5_000;

/** The position now; null where the telephone does not say. */
export const positionNow = () =>
  new Promise<Position | null>((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    // The browser's own clock stands still while its question waits for an answer: a breakdown must not.
    setTimeout(() => resolve(null), patience);
    const settings = { timeout: patience, maximumAge: 60_000 };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      settings,
    );
  });

const isFar = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ message }) => message === "positionFar");

function read(name: string): Standing {
  const kept = localStorage.getItem(name);
  return kept === "on" || kept === "ending" ? kept : "off";
}

/** Does the work now, with each network that comes back and now and then, until it has come to something (true). */
function useUntilDone(wanted: boolean, work: () => Promise<boolean>) {
  useEffect(() => {
    if (!wanted) return;
    const again = () => void work().then((done) => done && stop());
    const timer = setInterval(again, pause);
    const stop = () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
    addEventListener("online", again);
    again();
    return stop;
  }, [wanted, work]);
}

/** Kept on the telephone: a page opened anew goes on, and does not say "off" of what others see. */
function useStanding(name: string) {
  const [standing, setStanding] = useState<Standing>("off");
  useEffect(() => setStanding(read(name)), [name]);
  const keep = useCallback(
    (next: Standing) => {
      if (next === "off") localStorage.removeItem(name);
      else localStorage.setItem(name, next);
      setStanding(next);
    },
    [name],
  );
  return { standing, keep };
}

/** Sends where the bus is while this page is open and the driver shares it. Its end is told until the server has it. */
export function useSharing({ trip, token }: Props) {
  const name = `drive-share-${trip}`;
  const { standing, keep } = useStanding(name);
  const [trouble, setTrouble] = useState<"denied" | "far" | "ending" | null>(null);
  const last = useRef(0);
  /** One after the other: a position that overtook its end would come back. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const tell = useCallback(
    (position: Position | null) => {
      const send = () => api("POST /trip/{id}/position", { params: { id: trip }, body: { position }, token });
      const told = queue.current.then(send, send);
      queue.current = told;
      return told;
    },
    [trip, token],
  );
  useEffect(() => {
    if (standing !== "on") return;
    const tellWhere = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
      if (Date.now() - last.current < seldom) return;
      last.current = Date.now();
      tell({ latitude, longitude }).then(
        () => setTrouble(null),
        // A network that is gone comes back; whoever is told nothing believes to be seen.
        (error) => isFar(error) && setTrouble("far"),
      );
    };
    const failed = ({ code }: GeolocationPositionError) => {
      if (code !== 1) return;
      setTrouble("denied");
      keep("ending");
    };
    const id = navigator.geolocation.watchPosition(tellWhere, failed, { enableHighAccuracy: true });
    return () => navigator.geolocation.clearWatch(id);
  }, [standing, tell, keep]);
  const end = useCallback(async () => {
    try {
      await tell(null);
    } catch (error) {
      if (!(error instanceof ApiError && isRefusal(error))) {
        setTrouble((told) => told ?? "ending");
        return false;
      }
    }
    // Not where it is shared again meanwhile.
    if (read(name) === "ending") keep("off");
    setTrouble((told) => (told === "ending" ? null : told));
    return true;
  }, [name, tell, keep]);
  useUntilDone(standing === "ending", end);
  const change = (next: boolean) => {
    setTrouble(null);
    last.current = 0;
    keep(next ? "on" : "ending");
  };
  return { on: standing === "on", trouble, change };
}
