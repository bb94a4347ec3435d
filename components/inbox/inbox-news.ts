import { lookedUp } from "@/components/live/looked-up";
import { api } from "@/lib/http/client";
import { watchLive } from "@/lib/state/live";
import { counted, unread } from "./unread";

const ask = async () => (await api("GET /inbox/count")).first;

let asking = false;
let again = false;

/** Asks anew. Who wants it during a call has one more behind it: that one may have been answered before the news. */
async function readUnread() {
  again = true;
  if (asking) return;
  asking = true;
  while (again) {
    again = false;
    const count = await lookedUp(ask, () => true);
    if (count === null) continue;
    unread.set(() => count.unread);
    counted.set(() => count);
  }
  asking = false;
}

/** Keeps what is counted in step with what happens since the page was made, until the answer is called. */
export const watchInbox = (since: number) =>
  watchLive({ since }, { onNews: (news) => void ((news === "gap" || news.noun === "inbox") && readUnread()) });
