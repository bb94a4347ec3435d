import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A stored page tells the hashes of the scripts that the renderer has put there, and no nonce; a reader's own counts for nothing. */
export async function innerNonce({ servers: [{ url }] }) {
  const forged = { "content-security-policy": "script-src 'nonce-forged'" };
  const wrong = [];
  const told = [];
  for (const path of ["/de", "/en/faq"]) {
    for (const headers of [{}, forged, forged]) {
      const answer = await fetch(url + path, { headers });
      const [policy, html] = [answer.headers.get("content-security-policy") ?? "", await answer.text()];
      const scripts = [...html.matchAll(inline)].filter(
        ([, marks, text]) => text && !/application\/(ld\+)?json/.test(marks),
      );
      const unknown = scripts.filter(([, , text]) => !policy.includes(hashOf(text)));
      if (scripts.length === 0 || unknown.length > 0)
        wrong.push(`nonce: ${path} has ${unknown.length} of ${scripts.length} scripts without a hash`);
      if (/nonce/.test(policy) || /<script[^>]*\snonce=/.test(html) || html.includes("forged"))
        wrong.push(`nonce: ${path} tells a nonce`);
      if (headers === forged) told.push(`${path} ${scripts.length} scripts, ${unknown.length} without a hash`);
    }
  }
  return { told: [...new Set(told)].join("; "), wrong };
}

/** The collector has a page, a call, a job and a mail of the running product, with statements below, and no address. */
export async function traces({ servers: [{ url }] }, _given, collector) {
  const mail = "chaos-busoperator-1@chaos.example";
  await fetch(`${url}/de/blog`);
  await fetch(`${url}/api/busrequest`);
  const headers = { "content-type": "application/json", origin: url };
  await fetch(`${url}/api/forgotpassword`, { method: "POST", headers, body: JSON.stringify({ email: mail }) });
  const wanted = { page: /^GET \/.*blog/, call: /^GET \/(api\/)?busrequest$/, job: /^job /, mail: /^mail / };
  const missing = () =>
    Object.entries(wanted).filter(([, name]) => !collector.spans().some((span) => name.test(span.name)));
  for (let i = 0; i < 90 && missing().length > 0; i += 1) await wait(1_000);
  const spans = collector.spans();
  const wrong = missing().map(([name]) => `traces: no span of a ${name}`);
  const jobs = spans.filter(({ name }) => /^job /.test(name));
  const below = (one) => spans.filter((span) => span.parentSpanId === one.spanId).length;
  if (!jobs.some((job) => below(job) > 0)) wrong.push("traces: nothing stands below a job");
  if (collector.texts.some((text) => text.includes(mail))) wrong.push("traces: an address of a person was sent");
  const names = [...new Set(spans.map(({ name }) => name))];
  return { told: `${spans.length} spans of ${names.length} names, ${jobs.length} of jobs`, wrong };
}
