import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { call, hourly } from "@/lib/http/calls";
import { messageInput, messageRecord, offerChange, offerInput, offerParams, offerRecord, offerVersion } from "./schema";

/** Who the author is, the mail's token may say as well as an account: the query decides who sees what. */
const bySide = { params: offerParams, link: true } as const;
const answer = { rule: rules["offer.answer"], query: offerVersion, gives: offerRecord } as const;

const onList = { rule: rules["offer.answer"], gives: offerRecord } as const;

export const offerCalls = {
  make: call.post("/busrequest/{id}/offer", {
    summary: "Makes an offer for a request",
    rule: rules["offer.make"],
    params: idParams,
    body: offerInput,
    gives: offerRecord,
    status: 201,
    limit: hourly("offer-make", 300),
    idempotent: true,
  }),
  ofRequest: call.get("/busrequest/{id}/offers", {
    summary: "Offers of a request: all for its author, a bidder's own",
    rule: rules["offer.read"],
    params: idParams,
    givesList: offerRecord,
    link: true,
  }),
  change: call.put("/offer/{id}", {
    summary: "Changes an open offer of the own company; its author is told, and what it said before stays to be read",
    rule: rules["offer.make"],
    params: offerParams,
    body: offerChange,
    gives: offerRecord,
    limit: hourly("offer-change", 300),
    errors: [429],
  }),
  accept: call.post("/offer/{id}/accept", { summary: "The author accepts: fills the request", ...bySide, ...answer }),
  decline: call.post("/offer/{id}/decline", { summary: "The author declines", ...bySide, ...answer }),
  shortlist: call.post("/offer/{id}/shortlist", {
    summary: "The author keeps it on its short list; its bidder learns nothing",
    ...bySide,
    ...onList,
  }),
  dropFromShortlist: call.delete("/offer/{id}/shortlist", {
    summary: "Not on the short list any more",
    ...bySide,
    ...onList,
  }),
  withdraw: call.post("/offer/{id}/withdraw", {
    summary: "The bidder takes its offer back",
    ...answer,
    rule: rules["offer.make"],
    params: offerParams,
  }),
  thread: call.get("/offer/{id}/message", {
    summary: "The thread of author and bidder, oldest first",
    rule: rules["offer.read"],
    ...bySide,
    givesList: messageRecord,
    errors: [403],
  }),
  write: call.post("/offer/{id}/message", {
    summary: "Writes to the other side",
    rule: rules["offer.write"],
    ...bySide,
    body: messageInput,
    gives: messageRecord,
    status: 201,
    idempotent: true,
    errors: [429],
  }),
};
