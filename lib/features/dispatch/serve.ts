import { bind } from "@/lib/http/serve";
import { dispatchCalls } from "./calls";
import { acceptAnswer } from "./commands/accept";
import { answerAsk, markSeen } from "./commands/answer";
import { endDispatch, pauseDispatch, widenDispatch } from "./commands/steer";
import { readDispatch } from "./queries/read";
import { listRunning } from "./queries/running";

export const dispatchRoutes = bind(dispatchCalls, {
  running: ({ viewer, query }) => listRunning(viewer, query),
  read: ({ viewer, params, token }) => readDispatch(viewer, { ...params, token }),
  accept: ({ viewer, params, token, body }) => acceptAnswer(viewer, { ...params, token }, body),
  widen: ({ viewer, params, token }) => widenDispatch(viewer, { ...params, token }),
  pause: ({ viewer, params, token, body }) => pauseDispatch(viewer, { ...params, token }, body.paused),
  end: ({ viewer, params, token }) => endDispatch(viewer, { ...params, token }),
  seen: ({ viewer, params, token }) => markSeen(viewer, { ...params, token }),
  answer: ({ viewer, params, token, body }) => answerAsk(viewer, { ...params, token }, body),
});
