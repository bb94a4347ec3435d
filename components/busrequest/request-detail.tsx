import { ArrowLeft, Pencil } from "lucide-react";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OnTheWay } from "@/components/advertiserlocation/on-the-way";
import { HoursCard } from "@/components/drivinghours/hours-card";
import type { LngLat } from "@/components/map/types";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { breakLine } from "@/lib/features/drivinghours/rules";
import { isChosen } from "@/lib/features/place/rules";
import type { ReaderRecord } from "@/lib/features/partnercircle/schema";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import type { TripWay } from "@/lib/features/way/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { CircleCard } from "./circle-card";
import { contactOf } from "./contact";
import { type ContactGate, DetailContact } from "./request-detail-contact";
import { DetailFacts } from "./request-detail-facts";
import { DetailMap } from "./request-detail-map";
import { DetailTicket } from "./request-detail-ticket";
import { DetailTools } from "./request-detail-tools";
import { RequestNote } from "./request-note";
import { WithdrawButton } from "./withdraw-button";

type Props = {
  request: BusRequestRecord;
  title: string;
  gate: ContactGate;
  /** Open to change: the author's own or an admin's. */
  mayChange: boolean;
  /** Sent to the reader's company alone. */
  received: boolean;
  /** Sent to a circle first, and the reader's company belongs to it. */
  first: boolean;
  /** For its author, of a circle's request: who reads it first. */
  readers?: readonly ReaderRecord[];
  /** The one company that an individual request went to. */
  receiver: string | null;
  loginHref: string;
  /** For who may change it: the trip that it had, called off. */
  lost?: ReactNode;
  /** Where it stands: first for who looks on, beside the form for who may answer. */
  now?: ReactNode;
  /** What of the reader's fleet fits. */
  fits?: ReactNode;
  /** Offers for the request, where this reader sees or makes any; `answerHref` leads to the form. */
  offers?: ReactNode;
  answerHref?: string;
  /** The reader's own offer is open. */
  answered?: boolean;
  way: TripWay | null;
  /** Of those who drive it. */
  hours: TripHoursRecord | null;
  /** Travel partners where their breaks may lie, a list for each. */
  stops?: readonly (readonly BreakStop[])[];
};

function Action({ request, gate, mayChange, title, receiver, loginHref, answerHref, answered }: Props) {
  const t = useTranslations("busrequest.page");
  const lng = useLocale();
  if (mayChange) {
    return (
      <div className="grid grid-cols-1 content-start gap-2">
        <ButtonLink wide href={`/${lng}/request/${request.id}/edit`}>
          <Icon of={Pencil} size={16} />
          {t("edit")}
        </ButtonLink>
        <WithdrawButton
          id={request.id}
          kind={request.category}
          name={`${request.reference}, ${title}`}
          receiver={receiver}
        />
      </div>
    );
  }
  const reached = gate === "afterAcceptance" ? answerHref !== undefined : gate !== "partners";
  if (!reached || request.ended_at !== null) return null;
  const word = answerHref ? (answered ? "toOwnOffer" : "toOffer") : "toContact";
  return (
    <ButtonLink
      // Below it waits a form with a yellow button of its own: this one only leads there.
      variant={gate !== "login" && answerHref ? "ink" : "sign"}
      wide
      className="px-4! py-2! text-center leading-snug! whitespace-normal!"
      href={gate === "login" ? loginHref : (answerHref ?? "#contact")}
    >
      {t(gate === "login" ? "loginToAnswer" : word)}
    </ButtonLink>
  );
}

/** Along the road where it was measured, else straight from place to place. */
function routeOf({ start, end, stops }: BusRequestRecord, way: TripWay | null): LngLat[] {
  if (way) return way.line;
  const places = [start.address, ...stops, ...(end.address ? [end.address] : [])].filter(isChosen);
  return places.map(({ location }) => [location.longitude, location.latitude]);
}

const breaksOn = (way: TripWay, hours: TripHoursRecord | null) =>
  (hours?.breaks ?? []).map((stretch) => breakLine(stretch, way));

/** The public page of one request: ticket on top, words on the left, map and facts on the right. */
export function RequestDetail(props: Props) {
  const { request, title, gate, mayChange, received, loginHref } = props;
  const t = useTranslations("busrequest.page");
  const words = useTranslations("busrequest.circle");
  const lng = useLocale();
  const { ended_at } = request;
  const asked = received ? t("received") : props.first ? words("first") : undefined;
  const mark = ended_at === null ? asked : t("endedAt", { date: formatDateTime(ended_at) });
  return (
    <div className="mx-auto max-w-page px-edge pt-5 pb-10 max-md:pt-[0.8rem]">
      <nav className="text-sm text-ink-2 flex gap-2 items-center mb-4 print:hidden!" aria-label={t("path")}>
        <Link href={`/${lng}#map`}>
          <Icon of={ArrowLeft} size={15} /> {t("back")}
        </Link>
      </nav>
      <div className="mb-3 empty:hidden">{props.lost}</div>
      <DetailTicket request={request} title={title} mark={mark} action={<Action {...props} />} />
      {mayChange && (
        <>
          {props.offers}
          <div className="mt-6 empty:hidden">{props.fits}</div>
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_27rem] gap-7 mt-6 items-start max-lg:grid-cols-1">
        <div className="grid grid-cols-1 content-start gap-4">
          <RequestNote request={request} />
          {!props.answerHref && props.now}
          {!mayChange && (
            <div className="contents print:hidden">
              {props.fits}
              {props.offers}
            </div>
          )}
          <DetailContact
            gate={gate}
            loginHref={loginHref}
            id={request.id}
            rule={request.contact}
            known={contactOf(request)}
          />
          <DetailTools reference={request.reference} title={title} />
        </div>
        <aside className="grid grid-cols-1 content-start gap-4" aria-label={t("facts")}>
          <DetailMap
            kind={request.category}
            title={title}
            route={routeOf(request, props.way)}
            km={kindFields[request.category].radius ? request.radius : null}
            breaks={props.way ? breaksOn(props.way, props.hours) : []}
            stops={props.stops?.flat()}
          />
          {props.readers && <CircleCard request={request} readers={props.readers} />}
          <DetailFacts request={request} way={props.way} receiver={props.receiver} />
          {props.answerHref && props.now}
          {props.hours && <HoursCard hours={props.hours} stops={props.stops} />}
          {request.ended_at === null && <OnTheWay request={request} />}
        </aside>
      </div>
    </div>
  );
}
