// @types/compression brings the types of express, whose requests these are not.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions, ZlibOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Options = ZlibOptions & { brotli?: BrotliOptions; filter?: Filter };
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  function compression(options?: Options): Middleware;
  namespace compression {
    const filter: Filter;
  }
  export default compression;
}
