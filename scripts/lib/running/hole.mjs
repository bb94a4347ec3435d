import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds within which each answer has to come while the database is silent. */
const most = 6_000;

async function timed(url, init) {
  const from = performance.now();
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init }).catch(
    () => null,
  );
  const text = answer ? await answer.text() : "";
  const ms = performance.now() - from;
  return {
    status: answer?.status ?? 0,
    retry: answer?.headers.get("retry-after"),
    location: answer?.headers.get("location"),
    text,
    ms,
  };
}

async function signInForm(url) {
  const answer = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await answer.json();
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  const fields = { csrfToken, username: "chaos-busoperator-1", password: "wrong-Horse-battery-93", json: "true" };
  return {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url, cookie: cookie.join("; ") },
    body: new URLSearchParams(fields).toString(),
  };
}

const wordsOf = ({ text }) =>
  text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>|\s+/g, " ")
    .slice(0, 300);
const isPage = ({ text }) => /<h1[\s>]/.test(text) && /<header[\s>]/.test(text);

/** Pages, stored pages, calls and sign-in while bytes to the database vanish: 503 in words, in time; and again as ever. */
export async function blackHole({ servers: [{ url }], wire, people: [{ operator }] }) {
  const signIn = { headers: { cookie: operator } };
  const form = await signInForm(url);
  await timed(`${url}/de`);
  const asks = {
    "stored page": [`${url}/de`],
    "page for everybody": [`${url}/de/request/0190f000-0000-7000-8000-000000000000`],
    "page of the panel": [`${url}/de/userpanel/inbox`, signIn],
    call: [`${url}/api/user`, signIn],
    "sign-in": [`${url}/api/auth/callback/credentials`, form],
  };
  wire.turn("hole");
  const names = Object.keys(asks);
  const answers = await Promise.all(names.map((name) => timed(...asks[name])));
  wire.turn("pass");
  const from = performance.now();
  while ((await timed(...asks.call)).status !== 200 && performance.now() - from < 20_000) await wait(50);
  const back = performance.now() - from;
  const wrong = answers.flatMap((answer, i) => {
    const faults = [];
    const wanted = names[i] === "stored page" ? 200 : 503;
    if (answer.status !== wanted) faults.push(`${answer.status} instead of ${wanted}`);
    if (answer.ms > most) faults.push(`${answer.ms.toFixed(0)} ms`);
    if (wanted === 503 && !(Number(answer.retry) > 0)) faults.push("no Retry-After");
    if (names[i].includes("page") && !isPage(answer)) faults.push(`no frame or no words: ${wordsOf(answer)}`);
    return faults.map((fault) => `black hole, ${names[i]}: ${fault}`);
  });
  const told = answers.map(({ status, ms }, i) => `${names[i]} ${status} in ${(ms / 1_000).toFixed(1)} s`).join(", ");
  return { told: `${told}; back after ${(back / 1_000).toFixed(1)} s`, wrong };
}
