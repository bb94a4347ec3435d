import { env } from "@/env.mjs";

/** Milliseconds: an emergency waits for nobody. */
const patience = 8_000;

export interface Text {
  /** The same on a retry, so that a gateway can tell. */
  id: string;
  to: string;
  body: string;
}

/** What became of it: `refused` will be refused again. `reason` holds no number and nothing that the gateway wrote. */
export type Handed = { state: "sent" } | { state: "failed" | "refused"; reason: string };

/** Whether texts can be sent at all. */
export const canText = () => env.SMS_URL !== undefined;

/** Answers that another try may change: everything of 5xx, and "too many" or "too slow". */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 408;

/** Hands one text to the gateway. Never throws. */
export async function handText({ id, to, body }: Text, timeout = patience): Promise<Handed> {
  if (!env.SMS_URL) return { state: "refused", reason: "no gateway" };
  const headers: Record<string, string> = { "Content-Type": "application/json", "Idempotency-Key": id };
  if (env.SMS_TOKEN) headers.Authorization = `Bearer ${env.SMS_TOKEN}`;
  try {
    const response = await fetch(env.SMS_URL, {
      method: "POST",
      headers,
      body: JSON.stringify({ id, to, from: env.SMS_FROM, text: body }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return { state: "sent" };
    return { state: mayPass(response.status) ? "failed" : "refused", reason: `status ${response.status}` };
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return { state: "failed", reason: late ? "no answer in time" : "not reached" };
  }
}
