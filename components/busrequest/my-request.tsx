import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OnTheWay } from "@/components/advertiserlocation/on-the-way";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RequestProgress } from "@/lib/features/alert/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import type { TripWay } from "@/lib/features/way/schema";
import { MyRequestConfirm } from "./my-request-confirm";
import { MyRequestDetails } from "./my-request-details";
import { FreeBuses } from "./now/free-buses";
import { RequestSteps } from "./now/request-steps";
import { DetailFacts } from "./request-detail-facts";
import { DetailTicket } from "./request-detail-ticket";
import { useReceiverWords } from "./use-receiver-words";
import { WithdrawButton } from "./withdraw-button";

type Props = {
  request: BusRequestRecord;
  /** Milliseconds; null: not yet. */
  confirmedAt: number | null;
  approvedAt: number | null;
  rejectReason: string | null;
  receiver: string | null;
  title: string;
  token: string;
  /** An easier contact rule was chosen, and the bidders are still to be told. */
  ruleWaits: boolean;
  /** The request's offers, side by side. */
  offers?: ReactNode;
  /** Once an offer is accepted: the trip in place of request and offers. */
  trip?: ReactNode;
  /** An emergency's search for a bus, in place of its ticket. */
  search?: ReactNode;
  /** Its company has called off, and it is open again. */
  lost?: ReactNode;
  /** Buses that go that way anyhow. */
  fits?: ReactNode;
  way: TripWay | null;
  /** Null where nothing is to be counted yet. */
  progress: RequestProgress | null;
};

const isUnconfirmed = ({ request, confirmedAt }: Pick<Props, "request" | "confirmedAt">) =>
  request.state === "pending" && confirmedAt === null;

function NextStep(props: Props) {
  const { request, receiver, token, progress, trip } = props;
  const t = useTranslations("busrequest.my");
  const says = useReceiverWords(receiver);
  const lng = useLocale();
  if (request.ended_at !== null) {
    return (
      // Beside a trip it is no more than a way on: what the trip asks for comes first.
      <ButtonLink variant={trip ? "line" : "pri"} href={`/${lng}/request/new`} className="justify-self-start">
        {t("again")}
      </ButtonLink>
    );
  }
  if (isUnconfirmed(props)) return <MyRequestConfirm token={token} receiver={receiver} />;
  const isActive = request.state === "active";
  return (
    <>
      <Notice tone="ok">{says(isActive ? "nextActive" : "confirmed")}</Notice>
      {isActive && !receiver && progress && takesOffers(request.category) && <FreeBuses count={progress.freeBuses} />}
    </>
  );
}

function Actions({ request, title, token, receiver }: Props) {
  const t = useTranslations("busrequest.my");
  const lng = useLocale();
  const isPublic = request.state === "active" && request.mode === "collective";
  if (request.ended_at !== null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={`/${lng}/myrequest/${token}?edit=1`}>{t("edit")}</ButtonLink>
      {isPublic && <ButtonLink href={`/${lng}/request/${request.id}`}>{t("public")}</ButtonLink>}
      <WithdrawButton
        token={token}
        receiver={receiver}
        id={request.id}
        kind={request.category}
        name={`${request.reference}, ${title}`}
      />
    </div>
  );
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** The author's own page: what happened, what to do next. No account, the link is the key. */
export function MyRequest(props: Props) {
  const { request, title, receiver } = props;
  const t = useTranslations("busrequest.my");
  if (props.trip) {
    return (
      <div className="mx-auto grid max-w-page grid-cols-1 content-start gap-4 px-edge pt-5 pb-10 max-md:pt-[0.8rem]">
        <p className="text-xs text-ink-3">{t("keep")}</p>
        {props.trip}
        <Panel heading={t("details.title")}>
          <MyRequestDetails {...props} />
        </Panel>
        <NextStep {...props} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-page px-edge pt-5 pb-10 max-md:pt-[0.8rem]">
      <p className="text-xs text-ink-3 mb-3">{t("keep")}</p>
      {props.lost && <div className="mb-3">{props.lost}</div>}
      {props.search ?? (
        <DetailTicket request={request} title={`${t("title")}: ${title}`} unconfirmed={isUnconfirmed(props)} />
      )}
      {props.offers}
      {props.fits}
      <div className="grid grid-cols-[minmax(0,1fr)_27rem] gap-7 mt-6 items-start max-lg:grid-cols-1">
        <div className="grid grid-cols-1 content-start gap-4">
          <Panel heading={t("next")}>
            <NextStep {...props} />
          </Panel>
          <Actions {...props} />
          <Panel heading={t("details.title")}>
            <MyRequestDetails {...props} />
          </Panel>
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          <Panel heading={t("history")}>
            <RequestSteps request={request} progress={props.progress} receiver={receiver} mine={props} />
          </Panel>
          <DetailFacts request={request} way={props.way} receiver={receiver} />
          {request.ended_at === null && <OnTheWay request={request} />}
        </aside>
      </div>
    </div>
  );
}
