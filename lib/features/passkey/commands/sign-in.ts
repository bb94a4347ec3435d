import { relyingParty } from "@/lib/auth/relying-party";
import { prisma } from "@/lib/db/prisma";
import { log } from "@/lib/log";
import { assertion } from "../schema";
import { challengeMs, newChallenge, takeChallenge } from "./challenge";
import { passkeyLibrary } from "./library";

/** What a browser signs in with: it names nobody, so that it tells nothing of who has a passkey. */
export async function beginSignIn() {
  const challenge = await newChallenge(null);
  return { challenge, rpId: relyingParty.id, timeout: challengeMs, userVerification: "required" as const };
}

function parsed(text: string) {
  if (text.length > 20_000) return null;
  try {
    const read = assertion.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Of which account a signed challenge is; null where it is of none, of another site, late, used or not of a verified person. */
export async function ownerOfPasskey(text: string): Promise<string | null> {
  const response = parsed(text);
  const known = response && (await prisma.passkey.findUnique({ where: { credentialId: response.id } }));
  if (!known) return null;
  const { credentialId, publicKey, counter } = known;
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(challenge, null),
      expectedOrigin: relyingParty.origins,
      expectedRPID: relyingParty.id,
      credential: { id: credentialId, publicKey, counter: Number(counter) },
      requireUserVerification: true,
    });
    if (!verified) return null;
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
    await prisma.passkey.update({ where: { id: known.id }, data: used });
    return known.userId;
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "a passkey was refused");
    return null;
  }
}
