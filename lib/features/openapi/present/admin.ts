import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { exportCheck, exportParams, exportQuery, searchQuery, searchRecord } from "@/lib/features/admin/schema";
import { auditQuery, auditRecord } from "@/lib/features/audit/schema";
import { adminUserChange, adminUserQuery, adminUserRecord } from "@/lib/features/user/schema/admin";
import { userParams } from "@/lib/features/user/schema/user";
import { envelopeOf } from "../schema";
import { operation } from "./operation";

const reading = [400, 401, 403];
const user = adminUserRecord.meta({ id: "AdminUser" });
const line = auditRecord.meta({ id: "AuditLine" });

/** A file in place of the envelope; failures stay in it. */
function exported(): ZodOpenApiOperationObject {
  const call = operation({
    summary:
      "A list of the admins as CSV: `columns`, and `ids` or the list's own `filter`; each export is on record. `check=1`: whether it would come, in the envelope",
    ...{ record: exportCheck, path: exportParams, query: exportQuery, errors: [...reading, 404, 429] },
  });
  const description = "The file, as a stream; with `check=1` the envelope with its columns";
  const content = { "text/csv": { schema: z.string() }, "application/json": { schema: envelopeOf(exportCheck) } };
  return { ...call, responses: { ...call.responses, "200": { description, content } } };
}

function userPaths(): ZodOpenApiPathsObject {
  const one = { record: user, path: userParams };
  const changing = [...reading, 404];
  return {
    "/admin/users": {
      get: operation({
        summary: "Accounts (admins)",
        record: user,
        list: true,
        query: adminUserQuery,
        errors: reading,
      }),
    },
    "/admin/users/{id}": {
      get: operation({ summary: "One account (admins)", ...one, errors: changing }),
      put: operation({
        summary: "Changes names, role, company and ownership; state `closed` closes, `active` opens again",
        ...{ ...one, body: adminUserChange, errors: [...changing, 409, 413, 415] },
      }),
    },
    "/admin/users/{id}/endsessions": {
      post: operation({ summary: "Ends the sessions of an account", ...one, errors: changing }),
    },
    "/admin/users/{id}/resend": {
      post: operation({
        summary: "Sends the confirmation of a waiting registration again",
        ...{ record: z.unknown(), path: userParams, errors: [...changing, 429] },
      }),
    },
  };
}

export function adminPaths(): ZodOpenApiPathsObject {
  return {
    ...userPaths(),
    "/admin/audit": {
      get: operation({
        summary: "Who did what, newest first; nobody can change it",
        ...{ record: line, list: true, query: auditQuery, errors: reading },
      }),
    },
    "/admin/audit/{id}": {
      get: operation({
        summary: "One line of the audit trail",
        record: line,
        path: userParams,
        errors: [...reading, 404],
      }),
    },
    "/admin/search": {
      get: operation({
        summary: "Five requests, companies, users and buses at most that a text may mean (admins)",
        ...{ record: searchRecord, query: searchQuery, errors: reading },
      }),
    },
    "/admin/{file}": { get: exported() },
  };
}
