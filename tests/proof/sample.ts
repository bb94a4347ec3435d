import { z } from "zod";

/** As much of JSON Schema as the contracts' bodies come to. */
export type Shape = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  prefixItems?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

export const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Shape;

const texts: Record<string, string> = {
  email: "somebody@people.example",
  uuid: "0190f000-0000-7000-8000-000000000000",
  date: "2027-05-04",
  uri: "https://www.example.com/",
};

function textOf({ format = "", minLength = 1, maxLength = 99, pattern = "" }: Shape) {
  if (pattern.startsWith("^20")) return texts.date;
  return (texts[format] ?? "Muster".padEnd(minLength, "x")).slice(0, Math.max(maxLength, 1));
}

const numberOf = ({ minimum, maximum, exclusiveMinimum }: Shape) =>
  Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? 1, (exclusiveMinimum ?? 0) + 1));

function recordOf({ properties = {}, required = [] }: Shape): Record<string, unknown> {
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]));
}

/** A plain value that fits, with no more than what is required. */
export function sampleOf(shape: Shape): unknown {
  if ("const" in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choices = shape.anyOf ?? shape.oneOf ?? [];
  if (choices.some(({ type }) => type === "null")) return null;
  if (choices[0]) return sampleOf(choices[0]);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(sampleOf));
  if (shape.type === "object") return recordOf(shape);
  if (shape.type === "array") return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items ?? {}));
  if (shape.type === "string") return textOf(shape);
  if (shape.type === "integer" || shape.type === "number") return numberOf(shape);
  return shape.type === "boolean" ? false : null;
}
