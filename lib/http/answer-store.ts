import { parseCookies } from "@/lib/auth/cookie";
import { onChanged } from "@/lib/cache/tags";
import { anonymousOf, type Viewer } from "@/lib/access/viewer";
import { readFromReplica, replicaServes } from "@/lib/db/replica";
import { makeLru } from "@/lib/lru";
import { singleton } from "@/lib/singleton";
import type { ApiRequest } from "./api-request";
import type { Call } from "./calls";
import { PageCache } from "./page-cache";
import { type Stored, storePlain } from "./packed-page";
import { hasWritten } from "./written";

/** `names`: of entries, by the address that was read so; one that is stuffed with blanks is read each time. */
type Kept = { cache: PageCache | null; names: ReturnType<typeof makeLru<string>> };
const kept = singleton<Kept>("answers", () => ({ cache: null, names: makeLru(5_000) }));
const longestName = 1_000;

/**
 * Keeps answers of this process from now on; the production front does. Those that only time makes untrue (a trip that
 * is over) are at most a minute old. Returns what forgets them all.
 */
export function openAnswerStore() {
  const cache = new PageCache({ keep: storePlain, maxBytes: 32 * 1024 * 1024, freshFor: 10_000, staleFor: 60_000 });
  kept.cache = cache;
  const stopHearing = onChanged((tags) => cache.dropTags(tags));
  const close = () => {
    kept.cache = null;
    kept.names.clear();
    stopHearing();
  };
  return { flush: () => cache.flush(), close };
}

type Asked = { viewer: Viewer; params: unknown; query: unknown; request: ApiRequest };

const nothingSent = { get: () => null, has: () => false };

/** `{id}` of a tag as the call was asked. */
const tagsOf = (tags: readonly string[], params: unknown) =>
  tags.map((tag) =>
    tag.replace(/\{([a-z]+)\}/, (_, name: string) => String((params as Record<string, unknown>)[name]).toLowerCase()),
  );

const addressOf = (language: Viewer["language"], { url }: ApiRequest) => `${language} ${url}`;

/**
 * What is in store for a reader without an account at an address that was asked before, so that neither is read nor
 * checked again; null where the call must be worked.
 */
export function storedAtOnce(call: Call, request: ApiRequest): Stored | null {
  if (!call.stored || !kept.cache) return null;
  const cookies = parseCookies(request.headers.get("cookie"));
  const viewer = anonymousOf(request.headers, cookies);
  if (!viewer || !call.rule(viewer) || hasWritten(cookies)) return null;
  const name = kept.names.get(addressOf(viewer.language, request));
  return name ? kept.cache.fresh(name) : null;
}

/**
 * The answer of a call that is the same for everybody without an account (`stored`); null where it must be made for
 * this reader. Addresses that are read alike are one entry, since what was read of them is its name.
 */
export async function answerFromStore<A extends Asked>(call: Call, asked: A, make: (asked: A) => Promise<string>) {
  const { cache } = kept;
  const { viewer, params, query, request } = asked;
  if (!cache || !call.stored || viewer.kind !== "anonymous") return null;
  const key = JSON.stringify([call.path, viewer.language, params, query]);
  // The entry holds on to what makes it, so neither to a connection nor to who asked first.
  const reader = { ...viewer, ip: "" };
  const again = {
    ...asked,
    viewer: reader,
    request: { method: "GET", url: request.url, body: null, headers: nothingSent },
  };
  const wrote = hasWritten(parseCookies(request.headers.get("cookie")));
  const tags = tagsOf(call.stored, params);
  const render = async () => {
    const made = !wrote && replicaServes(tags) ? readFromReplica(() => make(again)) : make(again);
    return { status: 200, headers: {}, body: Buffer.from(await made) };
  };
  const answer = await cache[wrote ? "anew" : "get"](key, tags, render);
  if (answer.kind !== "stored") return null;
  const address = addressOf(viewer.language, request);
  if (address.length <= longestName) kept.names.set(address, key);
  return answer.stored satisfies Stored;
}
