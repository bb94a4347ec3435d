import fc from "fast-check";
import { type Shape, sampleOf } from "./sample";

const day = 86_400_000;

/** Text that has broken programs before. */
const oddTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202eabc",
  "ﬀİß",
  "👩‍👩‍👧‍👦".repeat(40),
  "0".repeat(10_000),
  "a".repeat(300),
  "'; select pg_sleep(9) --",
  "%00%ff",
  "../../etc/passwd",
  "..",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "=1+1",
  "a@b\r\nBcc: c@d.example",
  "https://127.0.0.1:1/",
  "javascript:alert(1)",
  "2026-02-30",
  "9999-12-31",
  "-1",
  "1e309",
  "NaN",
  "null",
  "__proto__",
  "constructor",
];
const oddNumbers = [0, -0, -1, 0.1, 1.5, 180, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 8.64e15, 8.64e15 + 1];

const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ maxLength: 60 }), fc.string({ unit: "binary" }));
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer(), fc.double());
const deep = fc.constantFrom(40, 3_000).map((levels) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown);
const odd = fc.oneof(text, number, fc.constantFrom(null, true, [], {}, [[]], [null]), fc.jsonValue(), deep);

function recordOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const own = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, fitting(inner)]));
  return fc.record(own, { requiredKeys: required.filter((key) => key in own) });
}

/** Values about as a contract wants them: most fit, some lie at an edge. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.allOf) return fc.tuple(...shape.allOf.map(fitting)).map((parts) => Object.assign({}, ...parts));
  if (shape.type === "object") return recordOf(shape);
  if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map(fitting));
  if (shape.type === "array") return fc.array(fitting(shape.items ?? {}), { minLength: shape.minItems, maxLength: 4 });
  const plain = fc.constant(sampleOf(shape));
  if (shape.type === "string") return fc.oneof({ weight: 5, arbitrary: plain }, { weight: 1, arbitrary: text });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type !== "integer" && shape.type !== "number") return plain;
  const near = [-1, 1, 3].map((days) => Date.now() + days * day);
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(plain, fc.constantFrom(...near)) },
    { weight: 1, arbitrary: number },
  );
}

type Inner = Record<string, unknown>;
const isInner = (value: unknown): value is Inner => typeof value === "object" && value !== null;

function waysIn(value: unknown, way: string[] = []): string[][] {
  const inner = isInner(value) ? Object.entries(value).flatMap(([key, one]) => waysIn(one, [...way, key])) : [];
  return [way, ...inner];
}

/** The same with another value at one place, wherever that is. */
function changed(body: unknown, which: number, value: unknown): unknown {
  const ways = waysIn(body);
  const way = ways[which % ways.length] ?? [];
  const last = way.at(-1);
  if (last === undefined) return value;
  const copy = structuredClone(body);
  const record = way.slice(0, -1).reduce<unknown>((inner, key) => (inner as Inner)[key], copy) as Inner;
  Object.defineProperty(record, last, { value, enumerable: true });
  return copy;
}

/** A body as text: fitting, with one place odd, with an odd key more, odd altogether, or no JSON at all. */
export function bodyTextOf(shape: Shape): fc.Arbitrary<string> {
  const whole = fc.oneof(fc.constant(sampleOf(shape)), fitting(shape));
  const written = (body: unknown) => JSON.stringify(body) ?? "";
  const one = fc.tuple(whole, fc.nat(), odd).map(([body, which, value]) => written(changed(body, which, value)));
  const more = fc
    .tuple(whole, text, odd)
    .map(([body, key, value]) => written(isInner(body) ? { ...body, [key]: value } : value));
  const broken = fc.tuple(whole, fc.nat()).map(([body, at]) => written(body).slice(0, at % 40));
  return fc.oneof(
    { weight: 4, arbitrary: whole.map(written) },
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: odd.map(written) },
    { weight: 1, arbitrary: fc.oneof(broken, text) },
  );
}

const scalar = fc.oneof(text, number.map(String));

/** The values of a query: some keys of the contract's, as it wants them or not, and now and then one of nobody's. */
export function queryOf(shape: Shape): fc.Arbitrary<[string, string][]> {
  const flat = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const keys = Object.entries(shape.properties ?? {}).map(([key, inner]) =>
    fc.option(fc.tuple(fc.constant(key), fc.oneof(fitting(inner).map(flat), scalar)), { freq: 2 }),
  );
  const filters = fc.oneof(fc.jsonValue().map(flat), fc.constantFrom('{"a":{}}', '{"a":{"radius":{}}}', "[[[["));
  const extra = fc.option(fc.tuple(fc.constantFrom("filter", "x", "take", "__proto__"), filters), { freq: 2 });
  return fc.tuple(extra, ...keys).map((pairs) => pairs.filter((pair) => pair !== null));
}

/** Only what a header may hold at all reaches the product. */
const headerText = scalar.map((value) =>
  value
    .replace(/[^\x20-\x7e\x80-\xff]/g, "?")
    .trim()
    .slice(0, 4_000),
);
const names = [
  ...["content-type", "accept", "accept-language", "accept-encoding", "cookie", "if-match", "if-none-match", "range"],
  ...[
    "idempotency-key",
    "x-request-token",
    "origin",
    "sec-fetch-site",
    "authorization",
    "x-forwarded-for",
    "stripe-signature",
  ],
];

export const headers: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(fc.tuple(fc.constantFrom(...names), headerText), { minLength: 1, maxLength: 3 }) },
);

export const oddParam = scalar
  .filter((value) => value !== "" && value.isWellFormed())
  .map((value) => value.slice(0, 2_000));
