import fs from "node:fs";
import { fromRoot } from "./paths.mjs";

/** All demo accounts share one password, which `npm start` prints. */
const passwordOf = () =>
  /demoPassword = "(.+?)"/.exec(fs.readFileSync(fromRoot("lib/startup/demo-password.ts"), "utf8"))?.[1];

/** Signs a browser's context in as one of the demo's accounts. */
export async function signIn(context, url, username) {
  const { csrfToken } = await (await context.request.get(`${url}/api/auth/csrf`)).json();
  const form = { csrfToken, username, password: passwordOf(), json: "true" };
  await context.request.post(`${url}/api/auth/callback/credentials`, { form, headers: { origin: url } });
}
