"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorBeforehand, sendFile } from "@/lib/features/upload/client";
import { fileErrors, type UploadType } from "@/lib/features/upload/rules";
import { ApiError } from "@/lib/http/client";

/** Keys of `upload.error`. */
type UploadError = (typeof fileErrors)[number] | "network" | "busy" | "signedOut" | "notAllowed" | "failed";

export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; file: File; fraction: number }
  | { phase: "failed"; file: File; error: UploadError; again: boolean };

const byStatus: Record<number, UploadError> = { 0: "network", 401: "signedOut", 403: "notAllowed", 429: "busy" };

function errorOf(failure: unknown): UploadError {
  if (!(failure instanceof ApiError)) return "failed";
  const told = failure.fields.map(({ message }) => message);
  return fileErrors.find((key) => told.includes(key)) ?? byStatus[failure.status] ?? "failed";
}

const isAbort = (failure: unknown) => failure instanceof DOMException && failure.name === "AbortError";

/** One upload at a time: choose, watch, cancel, send the same file again. */
export function useUpload(type: UploadType, onDone: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File) => {
      running.current?.abort();
      const refusal = errorBeforehand(file, type);
      if (refusal) return setState({ phase: "failed", file, error: refusal, again: false });
      const turn = new AbortController();
      running.current = turn;
      setState({ phase: "sending", file, fraction: 0 });
      const onProgress = (fraction: number) => {
        if (!turn.signal.aborted) setState({ phase: "sending", file, fraction });
      };
      try {
        const { publicUrl } = await sendFile(file, type, { signal: turn.signal, onProgress });
        if (turn.signal.aborted) return;
        setState({ phase: "idle" });
        done.current(publicUrl);
      } catch (failure) {
        if (turn.signal.aborted || isAbort(failure)) return;
        const error = errorOf(failure);
        setState({ phase: "failed", file, error, again: ["network", "busy", "failed"].includes(error) });
      }
    },
    [type],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ phase: "idle" });
  }, []);

  return { state, send, cancel };
}
