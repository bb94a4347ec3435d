import { randomUUID } from "node:crypto";
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { requestOf } from "../chaos/writers.mjs";

/** Milliseconds within which a server has to be gone. */
const most = 2_000;

/** Of what was broken off: by what, on a connection of which kind, and how much of the answer had come. */
const broken = ({ code }, { method, reusedSocket, socket }) =>
  `broken: ${method} ${code} on a ${reusedSocket ? "kept" : "new"} connection, ${socket?.bytesRead ?? 0} bytes heard`;

/** One exchange: its status, `refused` where nobody lifts off, `broken: …` where an answer was broken off. */
function exchange(url, agent, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const request = http.request(new URL(path, url), { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", (error) => resolve(broken(error, request)));
    });
    request.on("error", (error) => resolve(error.code === "ECONNREFUSED" ? "refused" : broken(error, request)));
    request.end(body);
  });
}

const reads = ({ operator }) => ({ method: "GET", path: "/api/busrequest?take=20", headers: { cookie: operator } });

function writes({ author }) {
  const body = JSON.stringify(requestOf(randomUUID()));
  const length = Buffer.byteLength(body);
  const headers = { cookie: author, "content-type": "application/json", "content-length": length };
  return { method: "POST", path: "/api/busrequest", headers: { ...headers, "idempotency-key": randomUUID() }, body };
}

/** Ten that read and ten that write over kept connections, until nobody lifts off. */
async function stopUnderLoad(server, people) {
  const counts = {};
  const going = people.slice(0, 20).map(async (person, i) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let result = ""; result !== "refused"; ) {
      result = await exchange(server.url, agent, i % 2 === 0 ? reads(person) : writes(person));
      counts[result] = (counts[result] ?? 0) + 1;
    }
    agent.destroy();
  });
  await wait(2_000);
  const from = performance.now();
  await server.end("SIGTERM");
  const ms = performance.now() - from;
  await Promise.all(going);
  return { ms, counts };
}

/** SIGTERM while 20 work: no answer is broken off, and the process is gone in time. */
export async function stopping({ servers, people }) {
  const [told, wrong] = [[], []];
  for (const server of servers) {
    const { ms, counts } = await stopUnderLoad(server, people);
    await server.start();
    const answers = Object.entries(counts).filter(([result]) => result !== "refused");
    const sum = answers.map(([status, n]) => `${n} × ${status}`);
    const off = answers.reduce((all, [result, n]) => (result.startsWith("broken") ? all + n : all), 0);
    told.push(`broken off ${off} of 20, gone after ${ms.toFixed(0)} ms (${sum.join(", ")})`);
    if (off > 0) wrong.push(`stopping: ${off} answers broken off`);
    if (ms > most) wrong.push(`stopping: gone after ${ms.toFixed(0)} ms`);
    if (answers.some(([status]) => Number(status) >= 400)) wrong.push(`stopping: ${sum.join(", ")}`);
  }
  return { told: told.join("; "), wrong };
}
