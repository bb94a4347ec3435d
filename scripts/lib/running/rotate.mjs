import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { benchSecret } from "../../../bench/sides.mjs";
import { makeClient } from "../chaos/client.mjs";

/** The secret is renewed as docs/operations.md tells, server by server, while 50 sessions work: nobody is signed out. */
export async function rotation({ servers, people }, given) {
  const counts = new Map();
  const call = makeClient(servers, counts);
  const state = { on: true, done: 0 };
  const cookies = people.flatMap(({ author, operator }) => [author, operator]).slice(0, 50);
  const failed = [];
  const work = async (cookie) => {
    while (state.on) {
      const { status } = await call({ method: "GET", path: "/api/user", cookie });
      state.done += 1;
      if (status !== 200) failed.push(status);
      await wait(200);
    }
  };
  const going = cookies.map(work);
  await wait(1_000);
  Object.assign(given, {
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    NEXTAUTH_SECRETS_BEFORE: benchSecret,
  });
  for (const server of servers) {
    await server.end("SIGTERM");
    await server.start();
  }
  await wait(2_000);
  state.on = false;
  await Promise.all(going);
  const answers = [...counts].map(([status, n]) => `${n} × ${status || "no answer, asked again"}`).join(", ");
  const wrong =
    failed.length > 0 ? [`rotation: ${failed.length} of ${state.done} refused, the first with ${failed[0]}`] : [];
  return { told: `50 sessions, ${state.done} calls, signed out ${failed.length} (${answers})`, wrong };
}
