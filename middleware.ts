import { type NextRequest, NextResponse } from "next/server";
import { parseCookies } from "@/lib/auth/cookie";
import { clientEnv } from "@/env.client.mjs";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { gate, languageHeader } from "@/lib/http/gate";

/** Language and sign-in redirects under `next dev` and plain `next start`; the production front does the same. */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const cookies = parseCookies(request.headers.get("cookie"));
  const answer = gate({ pathname, search, cookies, acceptLanguage: request.headers.get("accept-language") });
  if (answer.type === "malformed") return new NextResponse(null, { status: 400 });
  if (answer.type === "redirect") return NextResponse.redirect(new URL(answer.location, request.url), answer.status);
  if (answer.language === null) return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy({ nonce, pathname, development: clientEnv.development });
  const headers = new Headers(request.headers);
  headers.set(languageHeader, answer.language);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  matcher: [
    {
      // Next cuts bodies that pass through here at 10 MB, without a word: uploads take the straight way.
      source: "/((?!_next/static|_next/image|favicon.ico|api/upload/).*)",
      missing: [{ type: "header", key: "x-charabanc-front" }],
    },
  ],
};
