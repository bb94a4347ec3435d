import { env } from "@/env.mjs";
import { isLoopback } from "@/lib/startup/reach";

const { hostname, origin, port, protocol } = new URL(env.APP_URL);
const local = isLoopback(hostname);

/** Passkeys are bound to a name, never to an address: on this machine alone that is `localhost`. */
export const relyingParty = {
  id: local ? "localhost" : hostname,
  name: "Charabanc",
  origins: local ? [`${protocol}//localhost${port ? `:${port}` : ""}`] : [origin],
};
