import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RequestProgress } from "@/lib/features/alert/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { FreeBuses } from "./free-buses";
import { RequestSteps } from "./request-steps";

/** `bidder` may offer, `answered` has; `other` looks on. */
export type NowReader = "author" | "bidder" | "answered" | "visitor" | "travelService" | "other";

type Props = {
  request: BusRequestRecord;
  progress: RequestProgress;
  receiver: string | null;
  reader: NowReader;
  /** What this reader does next, where neither ticket nor form has it. */
  action?: ReactNode;
};

/** On a request's page: where it stands, and what that means for who reads it. */
export function RequestNow({ request, progress, receiver, reader, action }: Props) {
  const t = useTranslations("busrequest.now");
  const isOpen = request.ended_at === null && request.mode === "collective";
  return (
    <section className="card grid grid-cols-1 content-start gap-4 print:hidden" aria-labelledby="now-title">
      <h2 id="now-title">{t("title")}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-3">
        <RequestSteps request={request} progress={progress} receiver={receiver} byAuthor={reader === "author"} />
        <div className="grid grid-cols-1 content-start gap-4">
          {isOpen && <p className="text-ink-2">{t(`reader.${reader}`)}</p>}
          {isOpen && <FreeBuses count={progress.freeBuses} />}
          {action}
        </div>
      </div>
    </section>
  );
}
