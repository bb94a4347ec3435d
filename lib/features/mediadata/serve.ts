import { expectedVersion, versioned } from "@/lib/http/entity-tag";
import { bind } from "@/lib/http/serve";
import { mediadataCalls } from "./calls";
import { changeMediaData } from "./commands/change";
import { restoreMediaData } from "./commands/restore";
import { listMediaHistory, mediaAddressOf, storedMediaData } from "./queries";

export const mediadataRoutes = bind(mediadataCalls, {
  read: async ({ viewer, params }) => {
    const { kind, language } = mediaAddressOf(params);
    const { content, version } = await storedMediaData(viewer, kind, language);
    return versioned(content, version);
  },
  change: async ({ viewer, params, body, request }) => {
    const { content, version } = await changeMediaData(viewer, mediaAddressOf(params), body, expectedVersion(request));
    return versioned(content, version);
  },
  history: ({ viewer, params, query }) => listMediaHistory(viewer, mediaAddressOf(params), query),
  restore: async ({ viewer, params, body, request }) => {
    const address = mediaAddressOf(params);
    const { content, version } = await restoreMediaData(viewer, address, body.id, expectedVersion(request));
    return versioned(content, version);
  },
});
