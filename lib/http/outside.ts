import { type LookupAddress, promises as dns } from "node:dns";
import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { env } from "@/env.mjs";
import { isPublicAddress } from "./outside-address";

/** `addressRefused`: not https, with a password in it, or inside the network. */
export type OutsideReason = "addressRefused" | "unreachable" | "timedOut" | "tooLarge" | "tooManyRedirects";

/** Holds no address: what a user has typed there may be a secret. */
export class OutsideError extends Error {
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason) {
    super(reason);
    this.name = "OutsideError";
    this.reason = reason;
  }
}

export type OutsideRequest = {
  /** A POST follows no redirect: its answer is given as it is. */
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  mostBytes: number;
  /** Milliseconds for all of it: names, redirects and the whole body. */
  timeout: number;
};
type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Resolve = (host: string) => Promise<LookupAddress[]>;
type Terms = {
  /** `host` or `host:port` that may be inside the network and without TLS. */
  trusted: readonly string[];
  resolve?: Resolve;
};

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Throws OutsideError for what is no address of the web, or has a password in it. */
function webAddress(address: string, base?: URL) {
  if (!URL.canParse(address, base)) throw new OutsideError("addressRefused");
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutsideError("addressRefused");
  return url;
}

/**
 * Names are looked up once, by the connection itself: what was checked is what is connected to, and a name that tells
 * another address a moment later has no second chance. One closed address among several refuses them all.
 */
const lookupOf =
  (resolve: Resolve, isOpen: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first) callback(new OutsideError("unreachable"), "");
        else if (!found.every(({ address }) => isOpen(address))) callback(new OutsideError("addressRefused"), "");
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ""),
    );
  };

async function bodyOf(response: IncomingMessage, mostBytes: number) {
  if (Number(response.headers["content-length"] ?? 0) > mostBytes) throw new OutsideError("tooLarge");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > mostBytes) throw new OutsideError("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const systemResolve: Resolve = (host) => dns.lookup(host, { all: true });

/** `closed`: refused for what the address itself says, before its name is looked up. */
function standing(url: URL, trusted: readonly string[]) {
  const known = trusted.includes(url.hostname) || trusted.includes(url.host);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  const inside = url.protocol === "http:" || (isIP(literal) > 0 && !isPublicAddress(literal));
  return { known, closed: inside && !known };
}

/** Whether an address may be kept, to be asked later: then its name is looked up, and may still be refused. */
export function isOutside(address: string) {
  try {
    return !standing(webAddress(address), env.OUTSIDE_HOSTS).closed;
  } catch {
    return false;
  }
}

/** One question, without its redirects. */
function send(url: URL, { trusted, resolve = systemResolve }: Terms, request: OutsideRequest, signal: AbortSignal) {
  const { known, closed } = standing(url, trusted);
  if (closed) throw new OutsideError("addressRefused");
  const { method = "GET", headers, body } = request;
  return new Promise<IncomingMessage>((done, fail) => {
    const sent = (url.protocol === "http:" ? http : https).request(url, {
      method,
      signal,
      agent: false,
      headers: { "User-Agent": "Charabanc", "Accept-Encoding": "identity", ...headers },
      lookup: lookupOf(resolve, (address) => known || isPublicAddress(address)),
    });
    sent.on("response", done);
    sent.on("error", fail);
    sent.end(body);
  });
}

async function follow(address: string, terms: Terms, request: OutsideRequest, signal: AbortSignal) {
  let url = webAddress(address);
  for (let hops = 0; ; hops++) {
    const response = await send(url, terms, request, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      const next = redirects.has(status) && request.method !== "POST" ? headers.location : undefined;
      if (next === undefined) return { status, headers, body: await bodyOf(response, request.mostBytes) };
      if (hops === mostRedirects) throw new OutsideError("tooManyRedirects");
      url = webAddress(next, url);
    } finally {
      response.destroy();
    }
  }
}

export function makeOutside(terms: Terms) {
  return async function ask(address: string, request: OutsideRequest): Promise<OutsideAnswer> {
    const signal = AbortSignal.timeout(request.timeout);
    try {
      return await follow(address, terms, request, signal);
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(signal.aborted ? "timedOut" : "unreachable");
    }
  };
}

/** Asks an address that a user gave: on the open internet, by https, within limits. Throws OutsideError, nothing else. */
export const askOutside = makeOutside({ trusted: env.OUTSIDE_HOSTS });
