import { AsyncLocalStorage } from "node:async_hooks";
import { unavailable } from "@/lib/errors";
import { endSession } from "@/lib/features/user/commands/sign-in";
import { log } from "@/lib/log";

const answers = new AsyncLocalStorage<{ isLeft: boolean }>();

/** Ends the row of a session that signs out. next-auth swallows what this throws, and takes the cookie all the same. */
export async function endSignedOut(sid: string) {
  try {
    await endSession(sid);
  } catch (error) {
    log.error({ err: error }, "a session that signs out has not ended");
    const answer = answers.getStore();
    if (answer) answer.isLeft = true;
  }
}

/** Throws Unavailable in place of an answer that takes the cookie of a session that goes on: one could not end it any more. */
export async function withSessionEnded(work: () => Promise<Response>) {
  const ended = { isLeft: false };
  const answer = await answers.run(ended, work);
  if (ended.isLeft) throw unavailable();
  return answer;
}
