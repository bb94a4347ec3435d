import type { Language } from "@/lib/i18n/routing";

export const homeTitleLength = 80;
export const homeTextLength = 240;

export type Film = {
  /** `own` lies on this server, `file` on another one. */
  service: "youtube" | "vimeo" | "file" | "own";
  /** As it is kept: one address a film, without tracking. */
  address: string;
  /** What a frame or a video element loads, after click and consent. */
  source: string;
  /** Who hears of the reader's address. */
  host: string;
};

const isVideoFile = (path: string) => /\.(mp4|webm)$/i.test(path);

function youtube(id: string | null | undefined): Film | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const source = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return { service: "youtube", address: `https://www.youtube.com/watch?v=${id}`, source, host: "YouTube" };
}

/** `hash` belongs to a film that is not listed. */
function vimeo(id: string | undefined, hash: string | null | undefined): Film | null {
  if (!id || !/^\d{5,12}$/.test(id) || (hash && !/^[0-9a-f]{6,40}$/i.test(hash))) return null;
  const source = `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ""}`;
  return { service: "vimeo", address: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`, source, host: "Vimeo" };
}

function ofYoutube({ pathname, searchParams }: URL) {
  const [first, second] = pathname.split("/").filter(Boolean);
  if (first === "watch") return youtube(searchParams.get("v"));
  return ["embed", "shorts", "live", "v"].includes(first ?? "") ? youtube(second) : null;
}

function ofVimeo({ hostname, pathname, searchParams }: URL) {
  const parts = pathname.split("/").filter(Boolean);
  if (hostname === "player.vimeo.com") return parts[0] === "video" ? vimeo(parts[1], searchParams.get("h")) : null;
  // vimeo.com/channels/staffpicks/123 and vimeo.com/123/hash
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  return vimeo(parts[at], parts[at + 1] ?? searchParams.get("h"));
}

function urlOf(text: string) {
  const typed = text.trim();
  try {
    return new URL(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return null;
  }
}

/** A film's address in its one form: YouTube, Vimeo, or a .mp4 or .webm by https; null for any other kind. */
export function parseFilm(text: string): Film | null {
  const path = text.trim();
  if (/^[/\\]/.test(path)) {
    return /^\/(?![/\\])/.test(path) && isVideoFile(path)
      ? { service: "own", address: path, source: path, host: "" }
      : null;
  }
  const url = urlOf(path);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || url.username || url.password) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, "");
  if (host === "youtu.be") return youtube(url.pathname.split("/")[1]);
  if (host === "youtube.com" || host === "youtube-nocookie.com") return ofYoutube(url);
  if (host === "vimeo.com" || host === "player.vimeo.com") return ofVimeo(url);
  if (url.protocol !== "https:" || !isVideoFile(url.pathname)) return null;
  url.hash = "";
  return { service: "file", address: url.href, source: url.href, host: url.host };
}

/** How long one order of the home page's rows stands. */
export const turnMs = 10 * 60 * 1000;
/** Turns of this many slots ago may still be paged through. */
const turnsKept = 6;

export const turnAt = (now: number) => Math.floor(now / turnMs);

/** The turn that an address asks for, so that its pages fit together; else the present one. */
export function turnOf(asked: string | null | undefined, now: number) {
  const turn = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : Number.NaN;
  const present = turnAt(now);
  return turn <= present && turn > present - turnsKept ? turn : present;
}

/** FNV-1a: the same number for the same text everywhere. */
function mixed(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Ranks that the admins may give; 0 is the usual one. */
export const positionRange = { min: -99, max: 99 } as const;

type Entry = { id: string; position: number };

function rotated(entries: readonly Entry[], turn: number) {
  const round = Math.floor(turn / entries.length);
  const order = entries
    .map(({ id }) => ({ id, key: mixed(`${round} ${id}`) }))
    .sort((one, two) => one.key - two.key || (one.id < two.id ? -1 : 1));
  const first = turn % entries.length;
  return [...order.slice(first), ...order.slice(0, first)].map(({ id }) => id);
}

/**
 * Order of the home page's entries in a turn: by the admins' position, and those of one position in rotation. In as
 * many turns as there are entries each is first once; each round mixes anew, so that none keeps its hour of the day.
 */
export function homeOrder(entries: readonly Entry[], turn: number): string[] {
  const positions = [...new Set(entries.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.flatMap((position) =>
    rotated(
      entries.filter((entry) => entry.position === position),
      turn,
    ),
  );
}

/** In the reader's language; another language's text where that one is missing. */
export function saidIn(texts: Partial<Record<Language, string>>, language: Language) {
  return texts[language] || texts.en || texts.de || texts.es || "";
}
