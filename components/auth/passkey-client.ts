import { browserSupportsWebAuthnAutofill, startAuthentication } from "@simplewebauthn/browser";
import { api } from "@/lib/http/client";
import { type SignInResult, signIn } from "./session-client";

async function enter(useBrowserAutofill: boolean): Promise<SignInResult> {
  const { first } = await api("POST /passkey/challenge");
  if (!first) throw new Error("no challenge");
  const credential = await startAuthentication({ optionsJSON: first, useBrowserAutofill });
  return signIn({ username: "", password: "", passkey: JSON.stringify(credential) });
}

/** On a press. Null where the person or the browser has called it off. */
export const enterByPasskey = () => enter(false).catch(() => null);

/** Offers passkeys in the field of the user name, where the browser can; waits until one is chosen. */
export async function offerPasskeys() {
  return (await browserSupportsWebAuthnAutofill()) ? enter(true).catch(() => null) : null;
}
