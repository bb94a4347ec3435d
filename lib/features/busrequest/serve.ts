import { changeContactRule } from "@/lib/features/offer/commands/contact-rule";
import { closeOffersOfEnded } from "@/lib/features/offer/commands/expire";
import { expireOffersOnChange } from "@/lib/features/offer/commands/expire-on-change";
import { waysOfRequests } from "@/lib/features/way/queries";
import { mostWays } from "@/lib/features/way/rules";
import { bind } from "@/lib/http/serve";
import { later } from "@/lib/later";
import { busrequestCalls } from "./calls";
import { changeBusRequest } from "./commands/change";
import { confirmBusRequest } from "./commands/confirm";
import { deleteBusRequest } from "./commands/delete";
import { approveBusRequest, rejectBusRequest, unapproveBusRequest } from "./commands/moderate";
import { postBusRequest } from "./commands/post";
import { resendRequestConfirmation } from "./commands/resend";
import { withdrawBusRequest } from "./commands/withdraw";
import { getAdminRequest, listAdminRequests } from "./queries/admin";
import { getBusRequestWithContact } from "./queries/get";
import { listBusRequestsRaw } from "./queries/list";
import { mapBusRequests } from "./queries/map";
import { listPending } from "./queries/queue";

export const busrequestRoutes = bind(busrequestCalls, {
  list: ({ viewer, query }) => listBusRequestsRaw(viewer, query),
  post: ({ viewer, body }) => postBusRequest(viewer, body),
  read: ({ viewer, params }) => getBusRequestWithContact(viewer, params.id),
  change: ({ viewer, params, body, token }) =>
    changeBusRequest(viewer, { id: params.id, token, change: body }, async (tx, before, after) => {
      await expireOffersOnChange(tx, before, after);
      await changeContactRule(tx, before, after);
    }),
  withdraw: async ({ viewer, params, token }) => {
    await withdrawBusRequest(viewer, { id: params.id, token });
    later(() => closeOffersOfEnded(params.id));
  },
  confirm: ({ viewer, body }) => confirmBusRequest(viewer, body.token),
  resend: ({ viewer, params, body }) => resendRequestConfirmation(viewer, params.id, body.email),
  map: async ({ viewer, query: { ways, ...view } }) => {
    const shown = await mapBusRequests(viewer, view);
    const rides = shown.points.filter(({ category }) => category === "emptyride").slice(0, mostWays);
    const ids = rides.map(({ id }) => id);
    return ways && ids.length > 0 ? { ...shown, ways: await waysOfRequests(viewer, ids) } : shown;
  },
  pending: async ({ viewer, query }) => {
    const { rows, total } = await listPending(viewer, query);
    return { rows: rows.map((entry) => entry.record), total };
  },
  approve: ({ viewer, params, query }) => approveBusRequest(viewer, params.id, query.version),
  unapprove: ({ viewer, params, query }) => unapproveBusRequest(viewer, params.id, query.version),
  reject: async ({ viewer, params, query, body }) => {
    const record = await rejectBusRequest(viewer, params.id, body.reason, query.version);
    later(() => closeOffersOfEnded(params.id));
    return record;
  },
  listAll: ({ viewer, query }) => listAdminRequests(viewer, query),
  readAny: ({ viewer, params }) => getAdminRequest(viewer, params.id),
  delete: ({ viewer, params, query }) => deleteBusRequest(viewer, params.id, query.version),
});
