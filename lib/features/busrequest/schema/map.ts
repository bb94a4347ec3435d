import { z } from "zod";
import { requestWay } from "@/lib/features/way/schema";
import { kinds } from "../rules/kinds";

const position = { longitude: z.number(), latitude: z.number() };

/** What the map shows of a view: single requests, and clusters with their counts by kind. */
export const mapRecord = z
  .strictObject({
    clusters: z.array(
      z.strictObject({
        ...position,
        count: z.number().int(),
        kinds: z.record(z.enum(kinds), z.number().int()),
        bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      }),
    ),
    points: z.array(
      z.strictObject({
        ...position,
        id: z.uuid(),
        category: z.enum(kinds),
        title: z.string(),
        end: z.strictObject(position).nullable(),
      }),
    ),
    /** Lines of the empty rides among the points, where they were asked for. */
    ways: z.array(requestWay).optional(),
  })
  .meta({ id: "RequestMap" });
export type MapRecord = z.infer<typeof mapRecord>;
