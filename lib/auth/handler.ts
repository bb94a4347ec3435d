import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { env } from "@/env.mjs";
import { query } from "@/lib/db/pool";
import { AppError, type ErrorCode, unavailable, validationFailed } from "@/lib/errors";
import { errorReply, languageOfRequest, newRequestId, toResponse } from "@/lib/http/responses";
import { log } from "@/lib/log";
import { authOptions } from "./options";
import { withSessionEnded } from "./sign-out";
import { withTrustedDevice } from "./trusted-device";

type Context = { params: Promise<{ nextauth?: string[] }> };

const nextAuth = NextAuth(authOptions);

/** What the browser's part of next-auth asks for; the rest of its addresses serves providers that we have not. */
const methodsOf: Record<string, readonly string[]> = {
  csrf: ["GET"],
  providers: ["GET"],
  session: ["GET"],
  error: ["GET"],
  signin: ["GET"],
  signout: ["GET", "POST"],
  "callback/credentials": ["POST"],
  _log: ["POST"],
};

function refuse(request: NextRequest, error: AppError, requestId = newRequestId()) {
  return toResponse(errorReply(error, languageOfRequest(request.headers), requestId));
}

async function fieldsOf(request: NextRequest): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (request.method !== "POST") return query;
  const copy = request.clone();
  if (!request.headers.get("content-type")?.includes("application/json")) {
    return { ...query, ...Object.fromEntries(new URLSearchParams(await copy.text())) };
  }
  const body = await copy.json().catch(() => null);
  if (typeof body !== "object" || body === null) throw new AppError("MalformedJson");
  return { ...query, ...body };
}

function isOwn(address: unknown) {
  if (address === undefined) return true;
  try {
    return new URL(String(address), env.APP_URL).origin === new URL(env.APP_URL).origin;
  } catch {
    return false;
  }
}

async function requireSound(request: NextRequest, { params }: Context) {
  const methods = methodsOf[((await params).nextauth ?? []).join("/")];
  if (!methods) throw new AppError("NotFound");
  if (!methods.includes(request.method)) throw new AppError("MethodNotAllowed", { allow: methods.join(", ") });
  const { callbackUrl } = await fieldsOf(request);
  if (!isOwn(callbackUrl)) throw validationFailed([{ path: "callbackUrl", message: "invalidValue" }]);
}

/** A failure of the library itself is told like that of any call. */
async function failed(request: NextRequest, error: unknown) {
  const requestId = newRequestId();
  const code: ErrorCode = await query("auth.alive", "select 1").then(
    () => "InternalError",
    () => "Unavailable",
  );
  log.error({ err: error, requestId, url: request.nextUrl.pathname }, "defect in next-auth");
  return refuse(request, new AppError(code, code === "Unavailable" ? { retryAfter: 5 } : {}), requestId);
}

/** next-auth takes whatever goes wrong for a wrong password and says 401; its own client reads the address, which stays. */
async function notNow(request: NextRequest, answer: Response) {
  if (answer.status !== 401) return answer;
  const copy = answer.clone();
  const told: unknown = await copy.json().catch(() => null);
  const url = typeof told === "object" && told && "url" in told ? String(told.url) : "";
  if (!url.includes("error=Unavailable")) return answer;
  const reply = errorReply(unavailable(), languageOfRequest(request.headers), newRequestId());
  return toResponse({ ...reply, text: JSON.stringify({ ...JSON.parse(reply.text), url }) });
}

/** next-auth behind checks of ours: what it cannot read would be an error 500 without a word. */
export async function authHandler(request: NextRequest, context: Context): Promise<Response> {
  try {
    await requireSound(request, context);
    const answer = await withTrustedDevice(() => withSessionEnded(async () => nextAuth(request, context)));
    return answer.status < 500 ? await notNow(request, answer) : await failed(request, await answer.text());
  } catch (error) {
    return error instanceof AppError ? refuse(request, error) : failed(request, error);
  }
}
