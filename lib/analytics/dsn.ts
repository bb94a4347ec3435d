export type Dsn = { publicKey: string; origin: string; project: string; endpoint: string };

/** The parts of a Sentry DSN `https://key@host/path/project`; null where it is none. */
export function parseDsn(text: unknown): Dsn | null {
  if (typeof text !== "string" || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [project = "", ...path] = url.pathname.split("/").filter(Boolean).reverse();
  if (!/^https?:$/.test(url.protocol) || !/^\d+$/.test(project) || !url.username) return null;
  const prefix = path.reverse().map((part) => `/${part}`);
  const endpoint = `${url.origin}${prefix.join("")}/api/${project}/envelope/`;
  return { publicKey: url.username, origin: url.origin, project, endpoint };
}
