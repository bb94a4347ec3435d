import type { z } from "zod";
import type { Rule } from "@/lib/access/rules";
import type { Limit } from "@/lib/limits/limits";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a call is, whatever answers it. Only `summary` and `rule` are needed. */
type Declaration = {
  /** What it does, in a few words: for OpenAPI and the reference. */
  summary: string;
  /** Who may call it; a type guard hands the narrowed viewer to the function that answers. */
  rule: Rule;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The one record in `entity`. Without it `entity` is empty. */
  gives?: z.ZodType;
  /** The record of a list: `entity` is a page of it or all, and `total` counts all. */
  givesList?: z.ZodType;
  /** Its one record is as rich as a list, and limited like one (`isOpenList`). */
  givesMany?: true;
  /** Content types of an answer that is a file; failures stay in the envelope. */
  givesFile?: string | readonly string[];
  /** Status of a success; 200 unless told. */
  status?: 200 | 201;
  limit?: Limit;
  /** Honours `Idempotency-Key`. */
  idempotent?: boolean;
  /** Seconds that the reader's browser may keep a success: of what depends on the address alone and seldom changes. */
  maxAge?: number;
  /**
   * Tags of an answer that is the same for everybody without an account: kept until one of them is told. `{id}` stands
   * for what stands there in the path.
   */
  stored?: readonly string[];
  /** Proves itself (a signature) and may come from any site. */
  anySite?: boolean;
  /** Takes the token of a mailed link in place of an account, in `X-Request-Token`. */
  link?: boolean;
  /** Shown in place of a session, as OpenAPI names it. */
  proof?: "metricsToken" | "stripeSignature";
  /** The body is a file that is read as it comes. */
  streamed?: boolean;
  /** Not below /api. */
  outsideApi?: boolean;
  /** The parameters name nothing that may be missing, or the answer does not tell whether it is. */
  missing?: false;
  /** Statuses of failures that follow from nothing of the above. */
  errors?: readonly number[];
};

export type Call = Declaration & { readonly method: Method; readonly path: string };

type Declared<M extends Method, P extends string, D extends Declaration> = D & {
  readonly method: M;
  readonly path: P;
};

const declare =
  <M extends Method>(method: M) =>
  <const P extends string, const D extends Declaration>(path: P, declared: D): Declared<M, P, D> => ({
    ...declared,
    method,
    path,
  });

/** One call of the API: its path below /api as OpenAPI writes it (`/offer/{id}`), and what it takes and gives. */
export const call = { get: declare("GET"), post: declare("POST"), put: declare("PUT"), delete: declare("DELETE") };

/** Uses an hour, for a signed-in viewer or a source. */
export const hourly = (name: string, points: number): Limit => ({ name, points, seconds: 3600 });

/** Address on this site, still with its placeholders. */
export const addressOf = ({ path, outsideApi }: Call) => (outsideApi ? path : `/api${path}`);

type Input<C, Part extends string> = C extends { readonly [P in Part]: infer S extends z.ZodType }
  ? { readonly [P in Part]: z.input<S> }
  : unknown;

type Plain<T> = T extends readonly unknown[] ? never : T;
/** The values of a query may be given as they are: they are written into the address. */
type QueryValues<S extends z.ZodType> = {
  readonly [P in keyof z.input<S>]: z.input<S>[P] | Plain<P extends keyof z.output<S> ? z.output<S>[P] : never>;
};
type Query<C> = C extends { readonly query: infer S extends z.ZodType }
  ? Partial<QueryValues<S>> extends QueryValues<S>
    ? { readonly query?: QueryValues<S> }
    : { readonly query: QueryValues<S> }
  : unknown;

type Options = {
  readonly signal?: AbortSignal;
  /** Finished even while the page goes away. */
  readonly keepalive?: boolean;
};
/** The same on a retry, so that one press does one thing. */
type Idempotency = { readonly idempotencyKey?: string };
/** Of a mailed link, in place of an account. */
type Token = { readonly token?: string };

/** What a caller gives. */
export type Given<C> = Input<C, "params"> &
  Query<C> &
  Input<C, "body"> &
  Options &
  (C extends { readonly idempotent: true } ? Idempotency : unknown) &
  (C extends { readonly link: true } ? Token : unknown);

/** One of `entity`. */
export type Entity<C> = C extends { readonly givesList: infer S extends z.ZodType }
  ? z.output<S>
  : C extends { readonly gives: infer S extends z.ZodType }
    ? z.output<S>
    : undefined;
