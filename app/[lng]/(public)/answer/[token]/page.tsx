import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AnswerPanel } from "@/components/alert/answer-panel";
import { DetailFacts } from "@/components/busrequest/request-detail-facts";
import { DetailTicket } from "@/components/busrequest/request-detail-ticket";
import { RequestNote } from "@/components/busrequest/request-note";
import { ClientMessages } from "@/components/layout/client-messages";
import { tripWay } from "@/lib/features/way/queries";
import { proposedValidUntil } from "@/lib/features/offer/rules/offer";
import { titleOf } from "../../request/title";
import { load } from "./load";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/answer.css";

type Props = { params: Promise<{ lng: string; token: string }> };

const quarter = 15 * 60_000;

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  const { request } = await load((await params).token);
  return { title: await titleOf(request), robots: { index: false, follow: false }, referrer: "no-referrer" };
});

/** Where a company without an account answers a request: the link of its mail is the key. */
export default orMissing(async function AnswerPage({ params }: Props) {
  const { token } = await params;
  const answer = await load(token);
  const { company, request } = answer;
  const [t, title, way] = await Promise.all([getTranslations("alert"), titleOf(request), tripWay(request)]);
  const times = { category: request.category, start: request.start.date, end: request.end.date };
  const proposed = Math.floor(proposedValidUntil(times, Date.now()) / quarter) * quarter;
  return (
    <ClientMessages ns={["alert", "offer", "busrequest", "needs"]}>
      <div className="mx-auto max-w-page px-edge pt-5 pb-10 max-md:pt-[0.8rem]">
        <p className="text-xs text-ink-3 mb-3">{t("for", { company: company.name })}</p>
        <DetailTicket request={request} title={`${t("title")}: ${title}`} />
        <AnswerPanel
          token={token}
          answer={answer}
          times={times}
          proposed={proposed}
          name={`${request.reference}, ${title}`}
        >
          <RequestNote request={request} />
          <DetailFacts request={request} way={way} />
        </AnswerPanel>
      </div>
    </ClientMessages>
  );
});
