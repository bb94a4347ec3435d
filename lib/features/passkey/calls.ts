import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { creationOptions, passkeyBegin, passkeyInput, passkeyParams, passkeyRecord, requestOptions } from "./schema";

const own = { rule: rules["user.secure"] } as const;

export const passkeyCalls = {
  list: call.get("/user/passkey", { summary: "One's own passkeys", ...own, givesList: passkeyRecord }),
  begin: call.post("/user/passkey/challenge", {
    summary: "What a browser makes a passkey of; good once, for five minutes",
    ...own,
    body: passkeyBegin,
    gives: creationOptions,
    limit: { name: "factor-user", points: 20, seconds: 900 },
  }),
  add: call.post("/user/passkey", {
    summary: "Adds a passkey, by which one signs in without a password",
    ...own,
    body: passkeyInput,
    gives: passkeyRecord,
    status: 201,
    limit: hourly("passkey-user", 30),
    errors: [409],
  }),
  remove: call.delete("/user/passkey/{id}", {
    summary: "Removes a passkey",
    ...own,
    params: passkeyParams,
  }),
  challenge: call.post("/passkey/challenge", {
    summary: "What a browser signs in with by passkey; good once, for five minutes",
    rule: rules.anyone,
    gives: requestOptions,
    limit: hourly("passkey-source", 600),
  }),
};
