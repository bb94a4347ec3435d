import { bind } from "@/lib/http/serve";
import { surroundingsCalls } from "./calls";
import { surroundingsOf } from "./queries";

export const surroundingsRoutes = bind(surroundingsCalls, {
  read: ({ query }) => surroundingsOf(query),
});
