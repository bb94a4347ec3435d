import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { contactInput } from "@/lib/features/contact/schema";
import { companyIdParams } from "@/lib/features/company/schema";
import {
  confirmInput,
  emailOnlyInput,
  registerAdvertiserInput,
  registerBuspartnerInput,
  resetInput,
} from "@/lib/features/user/schema/registration";
import { passwordChange, userChange, userParams, userRecord } from "@/lib/features/user/schema/user";
import { operation } from "./operation";

const user = userRecord.meta({ id: "User" });

export function accountPaths(): ZodOpenApiPathsObject {
  const told = { record: z.unknown(), errors: [400, 409, 429] };
  const own = { record: user, errors: [400, 401, 403, 409] };
  return {
    "/register/advertiser": {
      post: operation({ ...told, summary: "Registers a travel service", body: registerAdvertiserInput }),
    },
    "/register/buspartner": {
      post: operation({ ...told, summary: "Registers a bus partner", body: registerBuspartnerInput }),
    },
    "/register/resend": { post: operation({ ...told, summary: "Sends the confirmation again", body: emailOnlyInput }) },
    "/confirmuser": { post: operation({ ...told, summary: "Confirms a registration", body: confirmInput }) },
    "/forgotpassword": { post: operation({ ...told, summary: "Asks for a reset link", body: emailOnlyInput }) },
    "/resetpw": { post: operation({ ...told, summary: "Sets a new password by a link", body: resetInput }) },
    "/contact": { post: operation({ ...told, summary: "Writes to the operator", body: contactInput }) },
    "/user": {
      get: operation({ summary: "The current user", record: user, errors: [401] }),
      put: operation({ ...own, summary: "Changes the user's record", body: userChange }),
    },
    "/user/{id}/changepassword": {
      put: operation({
        ...own,
        summary: "Changes the password, ends all other sessions",
        path: userParams,
        body: passwordChange,
      }),
    },
    "/company/{id}/claim": {
      post: operation({
        summary: "Mails the link that takes over a profile without an account to its stored address",
        record: z.unknown(),
        path: companyIdParams,
        errors: [400, 429],
      }),
    },
  };
}
