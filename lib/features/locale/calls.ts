import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

export const localeCalls = {
  read: call.get("/locales/{lng}/{ns}", {
    summary: "Translations: a file of the tree (`common.json`), or all that a page names",
    outsideApi: true,
    rule: rules.anyone,
    params: z.object({ lng: z.string(), ns: z.string() }),
    givesFile: "application/json",
  }),
};
