import { expect, it } from "vitest";
import { z } from "zod";
import { allCalls } from "@/lib/features/calls";

/** They put a mark, an answer or a choice beside a record: what they give is not what they take. */
const marks = [
  "/answer/{token}/offer",
  "/busrequest/{id}/fits/notice",
  "/busrequest/{id}/mark",
  "/trip/{id}/assignment",
  "/trip/{id}/pause",
  "/trip/{id}/rating/{by}",
  "/user/textnumber",
];

const puts = allCalls.filter(({ method, path, body }) => method === "PUT" && body && !marks.includes(path));
const fieldsOf = (schema?: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

it("a PUT takes each field of the record that it gives: it may be sent back whole, as it was read", () => {
  const refused = puts
    .map(({ path, body, gives }) => [path, fieldsOf(gives).filter((field) => !fieldsOf(body).includes(field))] as const)
    .filter(([, fields]) => fields.length > 0);
  expect(refused).toEqual([]);
});

it("a PUT puts nothing in place of what is left out", () => {
  const shapes = puts.map(({ path, body }) => [path, body instanceof z.ZodObject ? body.shape : {}] as const);
  const filled = shapes.flatMap(([path, shape]) =>
    Object.entries<z.ZodType>(shape)
      .filter(([, field]) => field.safeParse(undefined).data !== undefined)
      .map(([name]) => `${path} ${name}`),
  );
  expect(filled).toEqual([]);
});
