import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { notifyMessage } from "../notify";
import { toMessage } from "../present";
import { mayWrite, stateAt } from "../rules/offer";
import { putMessage } from "./inbox";
import { lockOffer } from "./reach";
import { tellMessage } from "./tell";

const perOffer = { name: "offer-message", points: 40, seconds: 60 * 60 };

type Call = { id: string; token: string | null; text: string };

/** A question or an answer in a bidder's thread; the other side gets it by mail. Throws Forbidden, NotFound, Conflict, RateLimited. */
export async function writeMessage(viewer: Viewer, { id, token, text }: Call, now = new Date()) {
  await consume(perOffer, `${isSignedIn(viewer) ? viewer.id : viewer.ip} ${id}`);
  return transaction(async (tx) => {
    const { row, side } = await lockOffer(tx, viewer, { id, token });
    if (side === "admin") throw forbidden();
    if (!mayWrite(stateAt(row, now))) throw conflict([{ path: "state", message: "offerEnded" }]);
    const fromAuthor = side === "author";
    const userId = isSignedIn(viewer) ? viewer.id : null;
    const message = await tx.offerMessage.create({ data: { offerId: id, fromAuthor, userId, text } });
    await tellMessage(tx, row, message.id);
    await putMessage(tx, row, fromAuthor);
    await notifyMessage(tx, row, { fromAuthor, text });
    return toMessage(message, side);
  });
}
