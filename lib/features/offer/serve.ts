import { bind } from "@/lib/http/serve";
import { offerCalls } from "./calls";
import { acceptOffer } from "./commands/accept";
import { declineOffer, withdrawOffer } from "./commands/answer";
import { changeOffer } from "./commands/change";
import { makeOffer } from "./commands/make";
import { writeMessage } from "./commands/message";
import { shortlistOffer } from "./commands/shortlist";
import { listMessages } from "./queries/messages";
import { listOffersOf } from "./queries/of-request";

export const offerRoutes = bind(offerCalls, {
  make: ({ viewer, params, body }) => makeOffer(viewer, params.id, body),
  ofRequest: ({ viewer, params, token }) => listOffersOf(viewer, { ...params, token }),
  change: ({ viewer, params, body }) => changeOffer(viewer, params.id, body),
  accept: ({ viewer, params, query, token }) => acceptOffer(viewer, { ...params, ...query, token }),
  decline: ({ viewer, params, query, token }) => declineOffer(viewer, { ...params, ...query, token }),
  shortlist: ({ viewer, params, token }) => shortlistOffer(viewer, { ...params, token }, true),
  dropFromShortlist: ({ viewer, params, token }) => shortlistOffer(viewer, { ...params, token }, false),
  withdraw: ({ viewer, params, query }) => withdrawOffer(viewer, { ...params, ...query, token: null }),
  thread: ({ viewer, params, token }) => listMessages(viewer, { ...params, token }),
  write: ({ viewer, params, body, token }) => writeMessage(viewer, { ...params, ...body, token }),
});
