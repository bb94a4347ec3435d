import { env } from "@/env.mjs";
import { rules } from "@/lib/access/rules";
import { noteFeedRead } from "@/lib/features/calendar/commands/feeds";
import { feedText } from "@/lib/features/calendar/present/feed";
import { readFeed } from "@/lib/features/calendar/queries/feed";
import { feedFileParams } from "@/lib/features/calendar/schema";
import { icsResponse } from "@/lib/http/icsResponse";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { feedWords } from "@/lib/i18n/feedWords";
import { later } from "@/lib/later";

export const GET = route({
  // The secret in the address is the permission.
  rule: rules.anyone,
  params: feedFileParams,
  // Large services ask for many calendars from one address.
  limit: { name: "calendar-feed", points: 600, seconds: 600 },
  run: async ({ params, request }) => {
    const { feed, rows } = await readFeed(params.file.replace(/\.ics$/, ""));
    later(() => noteFeedRead(feed.id));
    return icsResponse(request, feedText(feed, rows, { site: env.APP_URL, words: feedWords(feed.language) }));
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
