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

const fieldsOf = (schema?: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

it("a PUT takes each field of the record that it gives: it may be sent back whole, as it was read", () => {
  const refused = allCalls
    .filter(({ method, path, body }) => method === "PUT" && body && !marks.includes(path))
    .map(({ path, body, gives }) => [path, fieldsOf(gives).filter((field) => !fieldsOf(body).includes(field))] as const)
    .filter(([, fields]) => fields.length > 0);
  expect(refused).toEqual([]);
});
