import type { Account } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { relyingParty } from "@/lib/auth/relying-party";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound, validationFailed } from "@/lib/errors";
import { requirePassword } from "@/lib/features/factor/commands/password";
import { tellOwner } from "@/lib/features/factor/commands/tell-owner";
import { log } from "@/lib/log";
import { presentPasskey } from "../present";
import type { PasskeyInput } from "../schema";
import { challengeMs, newChallenge, takeChallenge } from "./challenge";
import { passkeyLibrary } from "./library";

/** Ed25519, P-256 and RSA: what authenticators of all makers sign with. */
const algorithms = [-8, -7, -257];

/** What the browser makes a passkey of. The person is verified by it (finger, face, PIN), so that it counts as two factors. */
export async function beginPasskey(viewer: Account, password: string) {
  await requirePassword(viewer, password);
  const known = await prisma.passkey.findMany({ where: { userId: viewer.id }, select: { credentialId: true } });
  const { id, name } = relyingParty;
  return {
    challenge: await newChallenge(viewer.id),
    rp: { id, name },
    user: { id: Buffer.from(viewer.id).toString("base64url"), name: viewer.email, displayName: viewer.firstname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: challengeMs,
    attestation: "none" as const,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: "public-key" as const })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
  };
}

/** What the authenticator has made, checked; null for another site's, a used challenge or a person not verified. */
async function verified(viewer: Account, credential: PasskeyInput["credential"]) {
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      expectedChallenge: (challenge) => takeChallenge(challenge, viewer.id),
      expectedOrigin: relyingParty.origins,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential ?? null;
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "a passkey was not taken");
    return null;
  }
}

/** Throws ValidationFailed for what was not made here and now, Conflict for a passkey that is known already. */
export async function addPasskey(viewer: Account, { name, credential }: PasskeyInput) {
  const made = await verified(viewer, credential);
  if (!made) throw validationFailed([{ path: "credential", message: "passkeyInvalid" }]);
  const { id: credentialId, publicKey, counter, transports = [] } = made;
  return transaction(async (tx) => {
    const data = { userId: viewer.id, credentialId, publicKey, counter, transports: [...transports], name };
    const row = await tx.passkey.create({ data });
    // As with codes: whoever knew an admin's password alone is out.
    if (viewer.kind === "securing") {
      await tx.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sid } } });
    }
    await audit(tx, viewer, { action: "passkeyAdded", noun: "user", recordId: viewer.id });
    await tellOwner(tx, viewer, "passkey");
    return presentPasskey(row);
  });
}

/** Throws NotFound for anybody else's. */
export async function removePasskey(viewer: Account, id: string) {
  await transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: viewer.id } });
    if (count === 0) throw notFound();
    await audit(tx, viewer, { action: "passkeyRemoved", noun: "user", recordId: viewer.id });
    await tellOwner(tx, viewer, "passkeyOff");
  });
}
