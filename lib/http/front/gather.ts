import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compression from "compression";
import type { Coding } from "@/lib/http/packed-page";
import { codingFor, type Encoding, forOneReader } from "./compress";
import { withLateFaces, withLateScripts } from "./late-scripts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const pack: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { ...forOneReader, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => zip(body, { level: 5 }),
};

const mayBePacked = (request: IncomingMessage, response: ServerResponse) =>
  compression.filter(request, response) && !response.hasHeader("content-encoding");

type Piece = Uint8Array | string;

const isPiece = (value: unknown): value is Piece => typeof value === "string" || value instanceof Uint8Array;

const bytesOf = (piece: Piece, encoding: unknown) =>
  typeof piece === "string"
    ? Buffer.from(piece, encoding as BufferEncoding | undefined)
    : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);

function tellCoding(response: ServerResponse, coding: Encoding) {
  const vary = response.getHeader("vary");
  response.setHeader("vary", vary === undefined ? "Accept-Encoding" : `${String(vary)}, Accept-Encoding`);
  if (coding !== "identity") response.setHeader("content-encoding", coding);
}

/**
 * Sends a page of one reader whole. Next hands it over in a handful of pieces within a millisecond, and asks for each to be packed and sent by
 * itself: two errands to zlib's threads and one to the socket a piece, and the head before them. A page of ours has no part that comes later. `mark`: of somebody who is new here, so
 * that its scripts come behind its picture (`late-scripts.ts`).
 */
export function gatherPage(request: IncomingMessage, response: ServerResponse, mark?: string) {
  const { write, end } = response;
  const pieces: Buffer[] = [];
  let isWhole = false;

  async function send() {
    const gathered = Buffer.concat(pieces);
    // The answer lives on with its request for as long as the reader's connection does.
    pieces.length = 0;
    const isLate = mark !== undefined && String(response.getHeader("content-type")).startsWith("text/html");
    if (isLate && response.hasHeader("link"))
      response.setHeader("link", withLateFaces(String(response.getHeader("link"))));
    const body = isLate ? Buffer.from(withLateScripts(gathered.toString("utf8"), mark)) : gathered;
    const packs = mayBePacked(request, response);
    const coding = packs ? codingFor(body.length, request.headers["accept-encoding"]) : "identity";
    const sent = coding === "identity" ? body : await pack[coding](body);
    if (response.destroyed) return;
    if (packs) tellCoding(response, coding);
    // Behind a length there is no room for a trailer.
    if (!response.hasHeader("trailer")) response.setHeader("content-length", sent.length);
    end.call(response, sent, "utf8");
  }

  response.flushHeaders = () => undefined;
  response.write = function keep(...all: unknown[]) {
    // Somebody else's answer, whose head is written: that of a failure.
    if (response.headersSent) return write.apply(response, all as never);
    const [piece, encoding] = all;
    if (!isWhole && isPiece(piece)) pieces.push(bytesOf(piece, encoding));
    const done = all.findLast((one) => typeof one === "function");
    if (done) process.nextTick(done as () => void);
    return true;
  } as typeof write;
  response.end = function finish(...all: unknown[]) {
    if (isWhole) return response;
    const [piece, encoding] = all;
    if (!response.headersSent && isPiece(piece)) pieces.push(bytesOf(piece, encoding));
    if (response.headersSent || pieces.length === 0) return end.apply(response, all as never);
    isWhole = true;
    const done = all.findLast((one) => typeof one === "function");
    if (done) response.once("finish", done as () => void);
    send().catch((error: Error) => response.destroy(error));
    return response;
  } as typeof end;
}
