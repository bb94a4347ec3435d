/**
 * What a handler may read of a call. A Web `Request` is one; for calls without a body the production front hands
 * over no more than this, because making a whole `Request` takes as long as answering it.
 */
export type ApiRequest = Pick<Request, "method" | "url" | "body"> & {
  readonly headers: Pick<Headers, "get" | "has">;
  /** Ends with the connection of who asks, for calls with a body. */
  readonly signal?: AbortSignal;
};
