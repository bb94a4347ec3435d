"use client";
import { useEffect, useRef, useState } from "react";
import { api, ApiError } from "@/lib/http/client";

type Props = { trip: string; token: string };

/** A position tells so seldom (milliseconds): a bus is no race. */
const seldom = 30_000;

/** The position now; null where the telephone does not say. */
export const positionNow = () =>
  new Promise<{ latitude: number; longitude: number } | null>((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    const settings = { timeout: 5_000, maximumAge: 60_000 };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      settings,
    );
  });

const isFar = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ message }) => message === "positionFar");

/** Sends where the bus is while this page is open and the driver shares it; ends at once where the switch is put back. */
export function useSharing({ trip, token }: Props) {
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState<"denied" | "far" | null>(null);
  const last = useRef(0);
  useEffect(() => {
    if (!on) return;
    const tellWhere = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
      if (Date.now() - last.current < seldom) return;
      last.current = Date.now();
      const body = { position: { latitude, longitude } };
      api("POST /trip/{id}/position", { params: { id: trip }, body, token }).then(
        () => setTrouble(null),
        // A network that is gone comes back; whoever is told nothing believes to be seen.
        (error) => isFar(error) && setTrouble("far"),
      );
    };
    const failed = ({ code }: GeolocationPositionError) => {
      if (code !== 1) return;
      setTrouble("denied");
      setOn(false);
    };
    const id = navigator.geolocation.watchPosition(tellWhere, failed, { enableHighAccuracy: true });
    return () => navigator.geolocation.clearWatch(id);
  }, [on, trip, token]);
  const change = (next: boolean) => {
    setTrouble(null);
    last.current = 0;
    setOn(next);
    if (!next) {
      const body = { position: null };
      api("POST /trip/{id}/position", { params: { id: trip }, body, token }).catch(() => undefined);
    }
  };
  return { on, trouble, change };
}
