import { bind } from "@/lib/http/serve";
import { providerCalls } from "./calls";
import { changeProvider } from "./commands/change";
import { importProviders } from "./commands/import-part";
import { inviteProvider } from "./commands/invite";
import { mergeProvider } from "./commands/merge";
import { getProvider, listProviders } from "./queries";

export const providerRoutes = bind(providerCalls, {
  list: ({ viewer, query }) => listProviders(viewer, query),
  read: ({ viewer, params }) => getProvider(viewer, params.id),
  change: ({ viewer, params, body }) => changeProvider(viewer, params.id, body),
  invite: ({ viewer, params }) => inviteProvider(viewer, params.id),
  merge: ({ viewer, params, body }) => mergeProvider(viewer, params.id, body),
  import: ({ viewer, body }) => importProviders(viewer, body),
});
