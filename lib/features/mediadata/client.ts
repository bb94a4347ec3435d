import type { MediaAddress, MediaInput, MediaKind, MediaVersion } from "./schema";

export type MediaAnswer<T> = {
  successful: boolean;
  error: string;
  errordesc: string;
  entity: T[];
  /** The version to send along with the next change; only after a success. */
  version?: number;
};

type Options = { method?: "GET" | "PUT" | "POST"; body?: unknown; version?: number };

/** Whatever is not a 200 is no success, and gives no words (docs/spec.md, 8). */
const failed = <T>(): MediaAnswer<T> => ({ successful: false, error: "", errordesc: "", entity: [] });

async function call<T>(path: string, { method = "GET", body, version }: Options = {}): Promise<MediaAnswer<T>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (version !== undefined) headers["if-match"] = `"${version}"`;
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await fetch(`/api/mediadata/${path}`, init).catch(() => null);
  if (response?.status !== 200) return failed();
  const answer = (await response.json().catch(() => null)) as MediaAnswer<T> | null;
  if (!answer) return failed();
  const tag = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get("etag") ?? "")?.[1];
  return tag === undefined ? answer : { ...answer, version: Number(tag) };
}

const pathOf = ({ kind, language }: MediaAddress) => `${kind}/${language}`;

/** The browser's calls for media data. None of them throws. */
export const mediaCalls = {
  read: (address: MediaAddress) => call<unknown>(pathOf(address)),
  /** `version`: the one that was read; a newer one in the store makes this fail. */
  write: <Kind extends MediaKind>(
    address: MediaAddress & { kind: Kind },
    content: MediaInput[Kind],
    version?: number,
  ) => call<unknown>(pathOf(address), { method: "PUT", body: content, version }),
  history: (address: MediaAddress, skip = 0) => call<MediaVersion>(`${pathOf(address)}/history?take=10&skip=${skip}`),
  restore: (address: MediaAddress, id: string, version?: number) =>
    call<unknown>(`${pathOf(address)}/restore`, { method: "POST", body: { id }, version }),
};
