import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { contents, mediaHistoryQuery, mediaParams, mediaVersion, pdfFile, restoreInput, video } from "./schema";

const { benefits, prices, mediadata, video: videos } = contents;
/** Of lists each entry is one of the envelope's. */
const record = z.union([benefits, prices, mediadata, video, pdfFile]).meta({ id: "MediaData" });
const { anyOf } = z.toJSONSchema(z.union([benefits, prices, mediadata, videos, pdfFile.nullable()]), { io: "input" });
/** Which shape it must have, the kind says. */
const content = z.unknown().meta({ anyOf });

/** The envelope as a Response: its `ETag` is the version. */
const tagged = { params: mediaParams, gives: record, givesFile: "application/json" } as const;
const changing = { ...tagged, rule: rules["admin.change"], errors: [409] } as const;

export const mediadataCalls = {
  read: call.get("/mediadata/{kind}/{language}", {
    summary: "Media data of a kind and language; the version is the ETag",
    ...tagged,
    rule: rules.anyone,
  }),
  change: call.put("/mediadata/{kind}/{language}", {
    summary: "Replaces media data: the body is the content itself, `If-Match` the version that was read",
    ...changing,
    body: content,
  }),
  history: call.get("/mediadata/{kind}/{language}/history", {
    summary: "What a kind and language held before, newest first",
    rule: rules["admin.read"],
    params: mediaParams,
    query: mediaHistoryQuery,
    givesList: mediaVersion,
  }),
  restore: call.post("/mediadata/{kind}/{language}/restore", {
    summary: "Brings a former content back",
    ...changing,
    body: restoreInput,
  }),
};
