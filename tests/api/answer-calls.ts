import * as answerRoute from "@/app/api/answer/[token]/route";
import * as offerRoute from "@/app/api/answer/[token]/offer/route";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import { envelope, params, request } from "@/tests/db";
import { announced, answerToken, passive } from "./alerts";

type Handler = (request: Request, context: ReturnType<typeof params>) => Promise<Response>;
type Options = { method?: string; body?: unknown; headers?: Record<string, string> };

export async function call(handler: Handler, token: string, { method = "POST", body, headers }: Options = {}) {
  const sent = request(`/api/answer/${token}`, { method, body, headers });
  const { status, entity, fields, error } = await envelope(await handler(sent, params({ token })));
  return { status, fields, error, answer: entity[0] as AnswerRecord };
}
export const get = (token: string) => call(answerRoute.GET, token, { method: "GET" });
export const offer = (token: string, changes: Record<string, unknown> = {}, headers?: Record<string, string>) => {
  const price = { amount: 124_000, currency: "EUR" };
  const body = { price, vehicle: "Setra S 515 HD, 49 Plätze", validUntil: Date.now() + 86_400_000, ...changes };
  return call(offerRoute.POST, token, { body, headers });
};
export const back = (handler: Handler, token: string) => call(handler, token, { method: "DELETE" });

/** A passive provider in Regensburg that was mailed a request from there. */
export async function mailed(overrides: Parameters<typeof announced>[0] = {}) {
  const company = await passive({ telephone: "+49 941 1" });
  const asked = await announced({ companyName: "Katrin Hofmann", email: "k@school.example", ...overrides });
  await sendAlerts();
  return { company, asked, token: await answerToken(company.email) };
}
