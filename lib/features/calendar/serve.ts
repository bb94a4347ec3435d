import { env } from "@/env.mjs";
import { csvResponse } from "@/lib/http/csv-response";
import { icsResponse } from "@/lib/http/ics-response";
import { bind } from "@/lib/http/serve";
import { feedWords } from "@/lib/i18n/feed-words";
import { later } from "@/lib/later";
import { calendarCalls } from "./calls";
import { book } from "./commands/book";
import { cancelBooking, changeBooking } from "./commands/change";
import { noteFeedRead, openFeed, revokeFeed } from "./commands/feeds";
import { calendarFile } from "./present/file";
import { feedText } from "./present/feed";
import { getBooking } from "./queries/booking";
import { listCalendar } from "./queries/entries";
import { listFeeds, readFeed } from "./queries/feed";

export const calendarRoutes = bind(calendarCalls, {
  read: ({ viewer, params, query }) => listCalendar(viewer, params.id, query),
  file: async ({ viewer, params, query }) => {
    const { rows } = await listCalendar(viewer, params.id, query);
    // What other calendars hold leaves by no file of ours.
    const own = rows.filter(({ kind }) => kind !== "external");
    return csvResponse("charabanc-calendar", calendarFile(own, viewer.language));
  },
  book: ({ viewer, body }) => book(viewer, body),
  readBooking: ({ viewer, params }) => getBooking(viewer, params.id),
  changeBooking: ({ viewer, params, body }) => changeBooking(viewer, { id: params.id, change: body }),
  cancelBooking: ({ viewer, params }) => cancelBooking(viewer, params.id),
  feeds: ({ viewer, params }) => listFeeds(viewer, params.id),
  openFeed: ({ viewer, params, body }) => openFeed(viewer, { companyId: params.id, busId: body.bus ?? null }),
  revokeFeed: ({ viewer, params }) => revokeFeed(viewer, { companyId: params.id, id: params.feed }),
  feedFile: async ({ params, request }) => {
    const { feed, rows } = await readFeed(params.file.replace(/\.ics$/, ""));
    later(() => noteFeedRead(feed.id));
    return icsResponse(request, feedText(feed, rows, { site: env.APP_URL, words: feedWords(feed.language) }));
  },
});
