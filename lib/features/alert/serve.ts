import { bind } from "@/lib/http/serve";
import { alertCalls } from "./calls";
import { declineByLink } from "./commands/answer-decline";
import { changeOfferByLink, offerByLink, takeOfferBack } from "./commands/answer-offer";
import { claimByLink } from "./commands/claim-by-link";
import { muteByLink } from "./commands/mute-region";
import { answerOf } from "./queries/answer";

export const alertRoutes = bind(alertCalls, {
  read: ({ viewer, params }) => answerOf(viewer, params.token),
  offer: ({ viewer, params, body }) => offerByLink(viewer, params.token, body),
  changeOffer: ({ viewer, params, body }) => changeOfferByLink(viewer, params.token, body),
  takeOfferBack: ({ viewer, params }) => takeOfferBack(viewer, params.token),
  decline: ({ viewer, params }) => declineByLink(viewer, params.token, true),
  takeDeclineBack: ({ viewer, params }) => declineByLink(viewer, params.token, false),
  mute: ({ viewer, params, body }) => muteByLink(viewer, params.token, body.radius),
  takeMuteBack: ({ viewer, params }) => muteByLink(viewer, params.token, null),
  claim: ({ viewer, params }) => claimByLink(viewer, params.token),
});
