import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OnTheWay } from "@/components/advertiserlocation/on-the-way";
import { HoursCard } from "@/components/drivinghours/hours-card";
import type { LngLat } from "@/components/map/types";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { drawnBreaks } from "@/lib/features/drivinghours/rules";
import { isChosen } from "@/lib/features/place/rules";
import type { ReaderRecord } from "@/lib/features/partnercircle/schema";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { ferriesOf } from "@/lib/features/way/rules";
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
  /** They need the page's whole width. */
  isWide?: boolean;
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
          <Icon of="pencil" size={16} />
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

const breaksOn = (way: TripWay, hours: TripHoursRecord | null) => drawnBreaks(hours?.breaks ?? [], way);

/** What its readers are told in words, and with what they answer unless that is wide. */
function Words(props: Props) {
  const { request, mayChange, answerHref } = props;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <RequestNote request={request} />
      {!answerHref && props.now}
      {!mayChange && (
        <div className="contents print:hidden">
          {props.fits}
          {!props.isWide && props.offers}
        </div>
      )}
      {!props.isWide && <Contact {...props} />}
    </div>
  );
}

function Contact({ request, title, gate, loginHref }: Props) {
  return (
    <>
      <DetailContact
        gate={gate}
        loginHref={loginHref}
        id={request.id}
        rule={request.contact}
        known={contactOf(request)}
      />
      <DetailTools reference={request.reference} title={title} />
    </>
  );
}

function Facts(props: Props) {
  const { request, title, way, hours } = props;
  return (
    <>
      <DetailMap
        kind={request.category}
        title={title}
        route={routeOf(request, way)}
        ferries={way ? ferriesOf(way) : []}
        km={kindFields[request.category].radius ? request.radius : null}
        breaks={way ? breaksOn(way, hours) : []}
        stops={props.stops?.flat()}
      />
      {props.readers && <CircleCard request={request} readers={props.readers} />}
      <DetailFacts request={request} way={way} receiver={props.receiver} />
    </>
  );
}

/** What helps to answer: where it stands, its hours, who stands on the way. */
function Aids({ request, answerHref, now, hours, stops }: Props) {
  return (
    <>
      {answerHref && now}
      {hours && <HoursCard hours={hours} several={request.quantity > 1} stops={stops} />}
      {request.ended_at === null && <OnTheWay request={request} />}
    </>
  );
}

const columns = "grid grid-cols-[minmax(0,1fr)_27rem] gap-7 mt-6 items-start max-lg:grid-cols-1";
const stack = "grid grid-cols-1 content-start gap-4";

/** Words beside map and facts; an answer that takes the page's width lies between them and the rest, on a phone before the facts. */
function Columns(props: Props) {
  const t = useTranslations("busrequest.page");
  if (!props.isWide) {
    return (
      <div className={columns}>
        <Words {...props} />
        <aside className={stack} aria-label={t("facts")}>
          <Facts {...props} />
          <Aids {...props} />
        </aside>
      </div>
    );
  }
  return (
    <div className={cn(columns, "max-lg:gap-y-4")}>
      <Words {...props} />
      <aside className={cn(stack, "max-lg:order-3")} aria-label={t("facts")}>
        <Facts {...props} />
      </aside>
      <div className="col-span-full min-w-0 max-lg:order-1 print:hidden">{props.offers}</div>
      <div className={cn(stack, "max-lg:order-2")}>
        <Contact {...props} />
      </div>
      <div className={cn(stack, "max-lg:order-4")}>
        <Aids {...props} />
      </div>
    </div>
  );
}

/** The public page of one request: ticket on top, words on the left, map and facts on the right. */
export function RequestDetail(props: Props) {
  const { request, title, mayChange, received } = props;
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
          <Icon of="arrow-left" size={15} /> {t("back")}
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
      <Columns {...props} />
    </div>
  );
}
