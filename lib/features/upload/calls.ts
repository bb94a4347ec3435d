import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { fileParams, fileRecord, finishInput, putQuery, signedUploadInput, signedUploadRecord } from "./schema";

export const uploadCalls = {
  sign: call.post("/upload/signed-upload", {
    summary: "An address for one PUT of a file",
    rule: rules["upload.send"],
    body: signedUploadInput,
    gives: signedUploadRecord,
    limit: hourly("upload-user", 60),
    errors: [409],
  }),
  finish: call.post("/upload/finish", {
    summary: "Checks a file that was put to a store elsewhere",
    rule: rules["upload.send"],
    body: finishInput,
    gives: fileRecord,
    limit: hourly("upload-finish-user", 240),
    errors: [404, 409],
  }),
  read: call.get("/upload/{key}", {
    summary: "A public file",
    rule: rules.anyone,
    params: fileParams,
    givesFile: ["image/webp", "application/pdf"],
  }),
  put: call.put("/upload/{key}", {
    summary: "Sends a file to its signed address",
    rule: rules["secret.use"],
    params: fileParams,
    query: putQuery,
    gives: fileRecord,
    streamed: true,
    errors: [409],
  }),
};
