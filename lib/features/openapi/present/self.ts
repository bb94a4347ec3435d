import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { confirmInput, emailOnlyInput } from "@/lib/features/user/schema/registration";
import { emailChange, sessionRecord, userParams } from "@/lib/features/user/schema/user";
import { operation } from "./operation";

const nothing = z.unknown();

export function selfPaths(): ZodOpenApiPathsObject {
  const own = { record: nothing, errors: [400, 401, 429] };
  const byLink = { record: nothing, body: confirmInput, errors: [400, 409, 429] };
  return {
    "/user/changeemail": {
      post: operation({ ...own, summary: "Mails a link to one's new address", body: emailChange }),
    },
    "/confirmemail": { post: operation({ ...byLink, summary: "Sets the new address by its link" }) },
    "/user/sessions": {
      get: operation({ summary: "One's own sessions", record: sessionRecord, errors: [401] }),
      delete: operation({ summary: "Ends all other sessions", record: nothing, errors: [401] }),
    },
    "/user/sessions/{id}": {
      delete: operation({ summary: "Ends one session", record: nothing, path: userParams, errors: [401, 404] }),
    },
    "/user/export": { get: operation({ ...own, summary: "All that is stored on the user", errors: [401, 429] }) },
    "/user/requestdelete": {
      post: operation({ ...own, summary: "Mails a link that confirms the deletion", body: emailOnlyInput }),
    },
    "/confirmdelete": {
      post: operation({
        ...byLink,
        summary: "Schedules the erasure in 14 days",
        record: z.strictObject({ deleteAfter: z.number() }),
      }),
    },
  };
}
