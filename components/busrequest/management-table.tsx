import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { today } from "@/components/form/calendar";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import { withoutReference } from "@/lib/features/busrequest/rules/trip-title";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { ManagementRow, OrderedTrip } from "@/lib/features/calendar/schema";
import { routeName } from "@/lib/i18n/place-names";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindChip } from "./kind-chip";
import { StateBadge } from "./request-detail-state";
import { decidingNumber, detailWords } from "./request-facts";
import { viaWords } from "./via-words";
import { RouteInline } from "./route-inline";
import { WithdrawButton } from "./withdraw-button";

/** Phones: every row a card, the head for assistive technology alone. */
const cardsClass = cn(
  "max-md:[&_thead]:absolute max-md:[&_thead]:[clip-path:inset(50%)]",
  "max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_tr]:gap-x-3 max-md:[&_tr]:gap-y-[0.4rem] max-md:[&_tr]:border-b max-md:[&_tr]:border-line max-md:[&_tr]:px-3 max-md:[&_tr]:py-[0.85rem]",
);
const cellClass = "max-md:min-w-0 max-md:border-0 max-md:p-0";

type ActionProps = { request: BusRequestRecord; company: string };
type RowProps = ActionProps & { zone: string };

/** Sent by somebody else to this company alone: to be read and answered, not to be changed. */
const isReceived = ({ mode, company }: BusRequestRecord, own: string) => mode === "individual" && company === own;

function Actions({ request, company }: ActionProps) {
  const t = useTranslations("busrequest.manage");
  const lng = useLocale() as Language;
  if (request.ended_at !== null || isReceived(request, company)) return null;
  const name = `${request.reference}, ${routeName(request.start.address, request.end.address, lng)}`;
  return (
    <span className="flex gap-1 justify-end">
      <Link
        className={buttonClass({ variant: "ghost", small: true, square: true })}
        href={`/${lng}/request/${request.id}/edit`}
        aria-label={t("edit", { name })}
      >
        <Icon of="pencil" size={16} />
      </Link>
      <WithdrawButton id={request.id} kind={request.category} name={name} label={t("withdraw", { name })} small>
        <Icon of="x" size={17} />
      </WithdrawButton>
    </span>
  );
}

type OrderedProps = { trip: OrderedTrip; now: number };

/** How the trip stands that a request has become. */
function OrderedBadge({ trip: { state, over }, now }: OrderedProps) {
  const t = useTranslations("calendar.states");
  if (state === "cancelled") return <Badge tone="no">{t("cancelled")}</Badge>;
  return over <= now ? <Badge tone="off">{t("over")}</Badge> : <Badge tone="live">{t("agreed")}</Badge>;
}

function Row({ request, company, zone, trip, now }: RowProps & { trip?: OrderedTrip; now: number }) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { count, unit } = decidingNumber(request);
  const word = unit === "buses" ? t("board.buses", { count }) : t(`ticket.${unit}`, { count });
  const moment = (date: number) => `${formatDayShort(date, lng, zone)} ${formatTime(date, zone)}`;
  const words = t as Parameters<typeof detailWords>[1];
  const detail = detailWords({ ...request, companyName: undefined }, words, lng).join(", ");
  const { category, transferType, start, end } = request;
  // A private author's name comes by its contact rule.
  const from = request.companyName ? t("manage.received", { name: request.companyName }) : t("page.received");
  return (
    <tr>
      <td className={cn(cellClass, "whitespace-nowrap")}>
        <KindChip kind={category} />
      </td>
      <td className={cellClass}>
        <Link
          className="max-lg:-my-3.75 max-lg:inline-block max-lg:py-3.75"
          href={trip ? `/${lng}/userpanel/trips/${trip.id}` : `/${lng}/request/${request.id}`}
        >
          <b className="font-sign">
            <RouteInline route={routeName(request.start.address, request.end.address, lng)} />
          </b>
        </Link>
        <br />
        <span className="reference text-ink-2">{request.reference}</span>{" "}
        <span className="text-xs text-ink-3">
          {[isReceived(request, company) ? from : t("manage.own"), ...viaWords(request, words, lng)].join(", ")}
        </span>
      </td>
      <td className={cn(cellClass, "max-md:col-span-full")}>
        <span className="whitespace-nowrap">{moment(start.date)}</span>
        <br />
        <span className="whitespace-nowrap text-xs text-ink-3">
          {t(`page.${endMeaning(category, transferType)}`, { time: moment(end.date) })}
        </span>
      </td>
      <td className={cn(cellClass, "max-md:col-span-full")}>
        <b>
          {formatNumber(count, lng)} {word}
        </b>
        <br />
        <span className="text-xs text-ink-3">{detail}</span>
      </td>
      <td className={cn(cellClass, "max-md:[grid-area:1/2]")}>
        {trip ? <OrderedBadge trip={trip} now={now} /> : <StateBadge request={request} />}
      </td>
      <td className={cn(cellClass, "text-right max-md:[grid-area:2/2]")}>
        <Actions request={request} company={company} />
      </td>
    </tr>
  );
}

type BookingProps = { booking: NonNullable<ManagementRow["booking"]>; zone: string; now: number };

/** A trip that was won, or what the company wrote down itself; it is changed where it stands, in the calendar. */
function BookingRow({ booking, zone, now }: BookingProps) {
  const t = useTranslations("busrequest");
  const calendar = useTranslations("calendar");
  const lng = useLocale() as Language;
  const { category, reference, title, start, end, bus, passengers, trip, state } = booking;
  const moment = (date: number) => `${formatDayShort(date, lng, zone)} ${formatTime(date, zone)}`;
  const href = `/${lng}/userpanel/management?view=week&date=${today(start, zone)}`;
  const isOver = state === "booked" && end <= now;
  const size =
    passengers === null ? "" : `${formatNumber(passengers, lng)} ${t("ticket.people", { count: passengers })}`;
  return (
    <tr>
      <td className={cn(cellClass, "whitespace-nowrap")}>
        {category ? (
          <KindChip kind={category} />
        ) : (
          <span className="inline-flex items-center gap-2">
            <Icon of="bus" size={20} />
            <b className="font-sign font-bold">{t("manage.ownEntry")}</b>
          </span>
        )}
      </td>
      <td className={cellClass}>
        <Link className="max-lg:-my-3.75 max-lg:inline-block max-lg:py-3.75" href={href}>
          <b className="font-sign wrap-anywhere">
            <RouteInline route={withoutReference(title, reference)} />
          </b>
        </Link>
        <br />
        <span className="text-xs text-ink-3">
          {[reference, trip ? t("manage.won") : t("manage.own")].filter(Boolean).join(", ")}
        </span>
      </td>
      <td className={cn(cellClass, "max-md:col-span-full")}>
        <span className="whitespace-nowrap">{moment(start)}</span>
        <br />
        <span className="whitespace-nowrap text-xs text-ink-3">{calendar("until", { date: moment(end) })}</span>
      </td>
      <td className={cn(cellClass, "max-md:col-span-full")}>
        <b>{size}</b>
        {size && <br />}
        <span className="text-xs text-ink-3">{bus?.licenceplate ?? t("manage.noBus")}</span>
      </td>
      <td className={cn(cellClass, "max-md:[grid-area:1/2]")}>
        <Badge tone={isOver ? "off" : trip ? "live" : "plain"}>
          {calendar(`states.${isOver ? "over" : trip && state === "booked" ? "agreed" : state}`)}
        </Badge>
      </td>
      <td className={cn(cellClass, "text-right max-md:[grid-area:2/2]")} />
    </tr>
  );
}

const columns = ["kind", "route", "dates", "size", "state"] as const;

type TableProps = Omit<RowProps, "request"> & { rows: ManagementRow[]; now: number };

/** A company's own and received requests, trips that it won and its own entries; ended ones stay readable. */
export function ManagementTable({ rows, now, ...props }: TableProps) {
  const t = useTranslations("busrequest.manage");
  return (
    <Table
      className={cardsClass}
      caption={t("table")}
      head={
        <>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t("actions")}</span>
          </th>
        </>
      }
    >
      {rows.map((row) =>
        row.request ? (
          <Row key={row.request.id} request={row.request} trip={row.trip} now={now} {...props} />
        ) : (
          <BookingRow key={row.booking.id} booking={row.booking} zone={props.zone} now={now} />
        ),
      )}
    </Table>
  );
}
