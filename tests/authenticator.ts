import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Site = { origin?: string; rpId?: string; verified?: boolean };

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/** What a phone does with a passkey, without the phone: an ES256 key that signs what a browser hands it. */
export function makeAuthenticator({
  origin = "http://localhost:3000",
  rpId = "localhost",
  verified = true,
}: Site = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** User present, user verified, attested data. */
  const flagsOf = (attested: boolean) => 1 + (verified ? 4 : 0) + (attested ? 64 : 0);
  function authData(attested?: Buffer) {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flagsOf(!!attested)]), counter, attested ?? Buffer.alloc(0)]);
  }
  const common = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const };

  return {
    create(challenge: string) {
      const point = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")].map(bytes);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point[0] ?? new Uint8Array()],
          [-3, point[1] ?? new Uint8Array()],
        ]) as never,
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const made = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", bytes(authData(attested))],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(made as never)).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", challenge).toString("base64url");
      return { ...common, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } };
    },
    get(challenge: string) {
      const data = authData();
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      });
    },
    /** A copy that has counted less. */
    rewind: () => {
      uses = 0;
    },
  };
}
