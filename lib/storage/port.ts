/** What was sent and not looked at yet, and what everybody may read. */
export type Area = "incoming" | "public";

type SignedPut = { url: string; headers: Record<string, string> };

/** What a signed address allows: one PUT of this type, and of this size where it was told. */
export type PutTerms = { key: string; contentType: string; size?: number; expires: number };

/** Where files lie. Keys are names of ours (`{uuid}.webp`), never what somebody typed. */
export type Storage = {
  signPut: (terms: PutTerms) => Promise<SignedPut>;
  put: (area: Area, key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null where there is no such file. */
  size: (area: Area, key: string) => Promise<number | null>;
  /** Null where there is no such file; stops at `limit` + 1 bytes. */
  read: (area: Area, key: string, limit: number) => Promise<Buffer | null>;
  /** Nothing happens where there is no such file. */
  remove: (area: Area, key: string) => Promise<void>;
  /** Keeps an incoming body; only where the PUT comes to us. Answers its size, at most `limit` + 1. */
  receive?: (key: string, body: ReadableStream<Uint8Array>, limit: number) => Promise<number>;
};
