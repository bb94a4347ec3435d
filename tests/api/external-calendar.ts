import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import * as now from "@/app/api/company/[id]/externalcalendar/[calendar]/read/route";
import * as one from "@/app/api/company/[id]/externalcalendar/[calendar]/route";
import * as all from "@/app/api/company/[id]/externalcalendar/route";
import { envelope, params, request } from "@/tests/db";

type Who = { cookie?: string; companyId?: string | null };
const path = ({ companyId }: Who, rest = "") => `/api/company/${companyId}/externalcalendar${rest}`;

export const externalApi = {
  list: async (who: Who, id = who.companyId) =>
    envelope(await all.GET(request(path({ companyId: id }), { cookie: who.cookie }), params({ id }))),
  add: async (who: Who, body: unknown, id = who.companyId) =>
    envelope(await all.POST(request(path({ companyId: id }), { body, cookie: who.cookie }), params({ id }))),
  change: async (who: Who, calendar: string, body: unknown, id = who.companyId) =>
    envelope(
      await one.PUT(
        request(path({ companyId: id }, `/${calendar}`), { method: "PUT", body, cookie: who.cookie }),
        params({ id, calendar }),
      ),
    ),
  remove: async (who: Who, calendar: string, id = who.companyId) =>
    envelope(
      await one.DELETE(
        request(path({ companyId: id }, `/${calendar}`), { method: "DELETE", cookie: who.cookie }),
        params({ id, calendar }),
      ),
    ),
  read: async (who: Who, calendar: string, id = who.companyId) =>
    envelope(
      await now.POST(
        request(path({ companyId: id }, `/${calendar}/read`), { method: "POST", body: {}, cookie: who.cookie }),
        params({ id, calendar }),
      ),
    ),
};

const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** An iCalendar with one event a line of [start, end, title] in ms. */
export const icsOf = (...events: [number, number, string][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap(([start, end, title], index) => [
      "BEGIN:VEVENT",
      `UID:${index}@elsewhere.example`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      `SUMMARY:${title}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** A calendar server on this machine: what it answers may be changed, what it was asked is noted. */
export async function calendarServer(answer: RequestListener) {
  const served = { answer, asked: [] as Record<string, unknown>[] };
  const server = createServer((incoming, response) => {
    served.asked.push({ url: incoming.url, ...incoming.headers });
    served.answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { served, address: `http://127.0.0.1:${port}/geheim-4711.ics`, close };
}
