import { signIn } from "./session.mjs";

const filtered = (terms) => `filter=${encodeURIComponent(JSON.stringify({ a: terms }))}`;
const lists = {
  "all requests": "/api/admin/requests",
  "requests of a kind": `/api/admin/requests?${filtered({ category: "vacancy" })}`,
  "pending requests": `/api/admin/requests?${filtered({ state: "pending", ended: false })}`,
  "registered providers": `/api/admin/providers?${filtered({ registered: true })}`,
  "passive providers": `/api/admin/providers?${filtered({ registered: false })}`,
  "providers by name": "/api/admin/providers?sort=name",
  accounts: "/api/admin/users",
  "accounts by name": "/api/admin/users?sort=name",
  advertisers: "/api/admin/advertisers",
  "marketing partners": "/api/admin/partners",
  buses: "/api/admin/buses",
  "audit log": "/api/admin/audit",
  mails: "/api/admin/outbox",
  "failed mails": `/api/admin/outbox?${filtered({ state: "failed" })}`,
  "mail opt-outs": "/api/admin/mailer/unsubscriptions",
};
const searches = {
  "requests by two words": `/api/admin/requests?${filtered({ text: "regensburg vienna" })}`,
  "accounts by name": `/api/admin/users?${filtered({ text: "huber 4711" })}`,
  "providers by name": `/api/admin/providers?${filtered({ text: "partner 4711" })}`,
  "buses by plate": `/api/admin/buses?${filtered({ text: "AB 4711" })}`,
  "audit log by a person's name": `/api/admin/audit?${filtered({ record: "huber 4711" })}`,
  "audit log by a request's number": `/api/admin/audit?${filtered({ record: "CB-4711" })}`,
  "mails by address": `/api/admin/outbox?${filtered({ text: "person4711@people.example" })}`,
};
const screens = ["requests", "pendingRequests", "registeredProviders", "users", "audit"];

/** Most calls take `take` and `skip`, those of the mailer the specification's own words. */
const pageOf = (path, skip = 0) => {
  const [take, from] = path.includes("/mailer/") ? ["limit", "offset"] : ["take", "skip"];
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [take]: 10, [from]: skip })}`;
};

async function totalOf(url, path, headers) {
  const answer = await fetch(url + pageOf(path), { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).total;
}

/** The admin's session and how many rows each list has. */
export async function openAdmin(databaseUrl, front) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const headers = await signIn(client, "admin");
  await client.end();
  const totals = {};
  for (const [name, path] of Object.entries(lists)) totals[name] = await totalOf(front.url, path, headers);
  return { headers, totals };
}

/** Every admin list: the page at 95 % depth beside its first page; then searches and whole pages as they are drawn. */
export function adminFigures({ front, admin: { headers, totals } }) {
  const side = (path) => ({ ...front, headers, paths: [path] });
  const deep = Object.entries(lists).map(([name, path]) => ({
    name: `admin list, ${name} (${totals[name]}): page at 95 % depth`,
    kind: "stroll",
    value: "p50",
    ours: side(pageOf(path, Math.floor(totals[name] * 0.95))),
    reference: side(pageOf(path)),
    beside: "first page",
    most: 1.5,
  }));
  const plain = (name, path) => ({ name, kind: "stroll", value: "p95", ours: side(path) });
  return [
    ...deep,
    ...Object.entries(searches).map(([name, path]) => plain(`admin search, ${name}`, pageOf(path))),
    ...screens.map((screen) => plain(`admin page ${screen}, drawn`, `/de/adminpanel/${screen}`)),
    plain("admin overview, numbers", "/api/admin/stats"),
  ];
}
