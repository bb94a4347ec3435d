import type { Viewer } from "@/lib/access/viewer";
import { privateFileResponse } from "@/lib/http/file-response";
import { icsResponse } from "@/lib/http/ics-response";
import { bind } from "@/lib/http/serve";
import { semaphore } from "@/lib/semaphore";
import { paperCalls } from "./calls";
import { issuePaper } from "./commands";
import { tripIcs } from "./present";
import { crewOf, getPaperTrip, sheetOf } from "./queries";
import type { JourneyQuery, PaperQuery } from "./schema";

/** Drawing takes the processor: one at a time leaves the pages their share; the library comes with the first. */
const limited = semaphore("paper.pdf", 1);

type Asked = { viewer: Viewer; id: string; token: string | null; query: PaperQuery };

async function confirmationFile({ viewer, id, token, query }: Asked) {
  const row = await getPaperTrip(viewer, { id, token, driver: false });
  const issued = await issuePaper(row, "confirmation", query.version);
  const bytes = await limited(async () => {
    const { renderConfirmation } = await import("@/lib/papers/confirmation");
    return renderConfirmation(issued, query.lng ?? viewer.language);
  });
  return privateFileResponse(bytes, `AB-${issued.number}-${issued.version}.pdf`);
}

async function journeyFile({ viewer, id, token, query }: Asked & { query: JourneyQuery }) {
  const row = await getPaperTrip(viewer, { id, token, driver: true });
  const issued = await issuePaper(row, "journeyform", query.version);
  const crew = query.version === undefined ? await crewOf(id) : [];
  const vehicle = await sheetOf(row, { bus: query.bus, token });
  const bytes = await limited(async () => {
    const { renderJourneyForm } = await import("@/lib/papers/journey-form");
    return renderJourneyForm(issued, { crew, vehicle }, query.lng ?? viewer.language);
  });
  const own = vehicle === null ? "" : `-bus${vehicle + 1}`;
  return privateFileResponse(bytes, `FB-${issued.number}-${issued.version}${own}.pdf`);
}

export const paperRoutes = bind(paperCalls, {
  confirmation: ({ viewer, params, token, query }) => confirmationFile({ viewer, id: params.id, token, query }),
  journeyForm: ({ viewer, params, token, query }) => journeyFile({ viewer, id: params.id, token, query }),
  ics: async ({ viewer, params, token, query, request }) => {
    const row = await getPaperTrip(viewer, { id: params.id, token, driver: true });
    const { content, issuedAt } = await issuePaper(row, "confirmation");
    return icsResponse(request, tripIcs(row, content, issuedAt, query.lng ?? viewer.language));
  },
});
