/** next-auth's two calls without next-auth/react, which would weigh more than this page. */

/** `code`: the password is right, and a code is asked for. */
type SignInFailure = "wrong" | "limited" | "failed" | "code" | "wrongCode" | "lateCode" | "usedCode" | "passkey";
export type SignInResult = { ok: true } | { ok: false; failure: SignInFailure; seconds: number };

async function csrfToken() {
  const response = await fetch("/api/auth/csrf", { cache: "no-store" });
  const { csrfToken: token } = (await response.json()) as { csrfToken: string };
  return token;
}

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, csrfToken: await csrfToken(), callbackUrl: "/", json: "true" });
  const response = await fetch(`/api/auth/${path}`, { method: "POST", body });
  const { url } = (await response.json()) as { url?: string };
  return { ok: response.ok, search: new URL(url ?? "/", location.origin).searchParams };
}

const codeFailures: Record<string, SignInFailure> = {
  CodeNeeded: "code",
  CodeWrong: "wrongCode",
  CodeLate: "lateCode",
  CodeUsed: "usedCode",
  PasskeyNeeded: "passkey",
};

/** Reads the error that next-auth puts into the address of its answer: `<code>:<seconds>` is ours (lib/auth/options). */
function failureOf(error: string | null): SignInResult {
  const [code, seconds] = (error ?? "").split(":");
  if (code === "CredentialsSignin") return { ok: false, failure: "wrong", seconds: 0 };
  const ofCode = codeFailures[code ?? ""];
  if (ofCode) return { ok: false, failure: ofCode, seconds: 0 };
  if (code === "RateLimited") return { ok: false, failure: "limited", seconds: Number(seconds) || 60 };
  return { ok: false, failure: "failed", seconds: 0 };
}

type Credentials = { username: string; password: string; code?: string; trust?: string; passkey?: string };

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  try {
    const { ok, search } = await post("callback/credentials", credentials);
    const refused = search.get("error") ?? search.get("csrf");
    return ok && refused === null ? { ok: true } : failureOf(search.get("error"));
  } catch {
    return failureOf(null);
  }
}

export async function signOut() {
  try {
    return (await post("signout", {})).ok;
  } catch {
    return false;
  }
}
