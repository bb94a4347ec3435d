import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const refused = (accepted: string, name: string) =>
  new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

export function encodingOf(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const text = String(accepted ?? "");
  if (/\bbr\b/.test(text) && !refused(text, "br")) return "br";
  if (/\bgzip\b/.test(text) && !refused(text, "gzip")) return "gzip";
  return "identity";
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Compresses what Next streams for one reader; each flush of a finished part goes out at once. */
export function compressStream(request: IncomingMessage, response: ServerResponse) {
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding === "identity" || request.method === "HEAD") return;
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let packer: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress> | null | undefined;

  const decide = () => {
    if (packer !== undefined) return packer;
    const type = String(response.getHeader("content-type") ?? "");
    const plain = !compressible.test(type) || response.getHeader("content-encoding") || response.statusCode === 304;
    if (plain || response.headersSent) {
      packer = null;
      return packer;
    }
    packer =
      encoding === "br"
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
    response.setHeader("content-encoding", encoding);
    response.appendHeader("vary", "accept-encoding");
    response.removeHeader("content-length");
    packer.on("data", (chunk) => write(chunk));
    packer.on("end", () => end());
    // Who waits for the response to drain waits for the packer.
    packer.on("drain", () => response.emit("drain"));
    response.once("close", () => packer?.destroy());
    return packer;
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) {
      response.statusCode = status;
      const given = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) response.setHeader(name, value);
      decide();
      return writeHead(status);
    },
    write(chunk: Buffer | string, ...rest: unknown[]) {
      const to = decide();
      return to ? to.write(chunk, ...(rest as [BufferEncoding])) : write(chunk, ...(rest as [BufferEncoding]));
    },
    end(...rest: unknown[]) {
      // An answer without a body keeps its headers as they are.
      const empty = rest[0] === undefined || rest[0] === null || typeof rest[0] === "function";
      if (empty && packer === undefined) packer = null;
      const to = decide();
      if (to) to.end(...(rest as []));
      else end(...(rest as []));
      return response;
    },
  });
}
