import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

export const localeCalls = {
  read: call.get("/locales/{lng}/{ns}", {
    summary: "The translations as they stand in the tree: `common.json`",
    outsideApi: true,
    rule: rules.anyone,
    params: z.object({ lng: z.string(), ns: z.string() }),
    givesFile: "application/json",
  }),
};
