import { bind } from "@/lib/http/serve";
import { tripCalls } from "./calls";
import { answerChange } from "./commands/answer";
import { cancelTrip, previewCancel } from "./commands/cancel";
import { changeLadder } from "./commands/ladder";
import { proposeChange } from "./commands/propose";
import { guideOfChange } from "./queries/change-guide";
import { readLadder } from "./queries/ladder";
import { listTrips } from "./queries/list";
import { readTrip } from "./queries/read";

export const tripRoutes = bind(tripCalls, {
  list: ({ viewer, query, token }) => listTrips(viewer, query, token),
  read: ({ viewer, params, token }) => readTrip(viewer, { ...params, token }),
  propose: ({ viewer, params, query, body, token }) =>
    proposeChange(viewer, { ...params, ...query, token, change: body }),
  guideChange: ({ viewer, params, body }) => guideOfChange(viewer, { ...params, programme: body }),
  acceptChange: ({ viewer, params, query, token }) => answerChange(viewer, { ...params, ...query, token }, "accepted"),
  declineChange: ({ viewer, params, query, token }) => answerChange(viewer, { ...params, ...query, token }, "declined"),
  withdrawChange: ({ viewer, params, query, token }) =>
    answerChange(viewer, { ...params, ...query, token }, "withdrawn"),
  cancel: ({ viewer, params, query: { preview, version }, body, token }) => {
    const call = { ...params, version, token };
    return preview ? previewCancel(viewer, call) : cancelTrip(viewer, { ...call, input: body });
  },
  readLadder: ({ viewer, params }) => readLadder(viewer, params.id),
  changeLadder: ({ viewer, params, body }) => changeLadder(viewer, params.id, body),
});
