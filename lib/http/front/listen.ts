import { announce, changedChannel, tagsOfNotice } from "@/lib/cache/tags";
import { listen } from "@/lib/db/listen";

/** Hears of changes made by other processes; `onGap` is called when the line is up again and some may have been missed. */
export function listenForChanges(onGap: () => void) {
  const hear = (payload: string) => {
    const tags = tagsOfNotice(payload);
    if (tags) announce(tags);
  };
  return listen({ channel: changedChannel, hear, onOpen: onGap });
}
