import { bind } from "@/lib/http/serve";
import { unsubscriptionCalls } from "./calls";
import { addOptOuts, changeEmailSettings, deleteUnsubscriptions, resubscribe, unsubscribe } from "./commands";
import { emailSettingsOf, listUnsubscriptions, subscriptionOf, unsubscriptionGroups } from "./queries";

export const unsubscriptionRoutes = bind(unsubscriptionCalls, {
  read: ({ params }) => subscriptionOf(params.token),
  unsubscribe: ({ params }) => unsubscribe(params.token),
  resubscribe: ({ params }) => resubscribe(params.token),
  settings: ({ viewer }) => emailSettingsOf(viewer),
  changeSettings: ({ viewer, body }) => changeEmailSettings(viewer, body),
  listAll: ({ viewer, query }) => listUnsubscriptions(viewer, query),
  add: ({ viewer, body }) => addOptOuts(viewer, body),
  listActive: ({ viewer, query }) => listUnsubscriptions(viewer, { ...query, active: true }),
  search: ({ viewer, params, query }) => listUnsubscriptions(viewer, { ...query, email: params.term }),
  groups: ({ viewer }) => unsubscriptionGroups(viewer),
  delete: ({ viewer, params }) => deleteUnsubscriptions(viewer, params.email),
  deleteOfGroup: ({ viewer, params }) => deleteUnsubscriptions(viewer, params.email, params.group),
});
