import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { hatched } from "@/components/calendar/looks";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { formatDate, formatDayMonth, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { TourChain, TourSection } from "@/lib/features/tour/schema";

const hour = 3_600_000;

/** Each kind has a height and a pattern of its own, so that the bar reads without colours. */
const looks: Record<TourSection["kind"], string> = {
  paid: "inset-y-0 rounded-chip border border-kind-line bg-kind-tint text-on-kind-tint",
  empty: cn("inset-y-2 rounded-chip border border-line-strong", hatched),
  wait: "top-1/2 border-t border-line-strong",
  rest: "top-1/2 border-t border-dashed border-line-strong",
};

const hourOf = (moment: number) => Number(formatTime(moment).slice(0, 2));

/** About six times over the bar: midnight and every so many hours of the market's clock, on days on which it changes, too. */
export function ticksOf(from: number, to: number) {
  const step = [2, 4, 6, 12, 24].find((hours) => (to - from) / (hours * hour) <= 7) ?? 24;
  const first = Math.ceil(from / hour) * hour;
  const count = Math.max(0, Math.floor((to - first) / hour) + 1);
  return Array.from({ length: count }, (_, at) => first + at * hour).filter(
    // The hour that comes twice is one mark.
    (tick) => hourOf(tick) % step === 0 && hourOf(tick) !== hourOf(tick - hour),
  );
}

const isNewDay = (tick: number, before: number) => formatDate(tick) !== formatDate(before);

/** Of a booking before or behind only so much of the bar is drawn: it is there to be seen, not to be measured. */
const fixedShare = 0.12;

/** The bar's ends: the chain, and a piece of what stands right before and behind it; what is far off the table tells alone. */
function spanOf({ leave, back, fixed }: TourChain) {
  const length = back - leave;
  const edge = length * fixedShare;
  const near = fixed.filter(({ start, end }) => leave - end < length && start - back < length);
  const blocks = near.map(({ title, start, end }) =>
    start < leave
      ? { title, start: Math.max(start, end - edge), end }
      : { title, start, end: Math.min(end, start + edge) },
  );
  const from = Math.min(leave, ...blocks.map(({ start }) => start));
  return { from, to: Math.max(back, ...blocks.map(({ end }) => end)), blocks };
}

type Props = { chain: TourChain; leg: number | null; onLeg: (leg: number) => void };

function Sections({ chain, leg, onLeg, percent }: Props & { percent: (moment: number) => number }) {
  const t = useTranslations("tour");
  return chain.sections.map((section, at) => {
    const { kind, start, end, leg: index } = section;
    const style = { left: `${percent(start)}%`, width: `${percent(end) - percent(start)}%` };
    const trip = index === null ? null : chain.legs[index];
    const key = `${kind}${at}`;
    if (index === null || !trip)
      return <span key={key} className={cn("absolute", looks[kind])} style={style} title={t(`section.${kind}`)} />;
    return (
      <button
        type="button"
        key={key}
        className={cn(
          "absolute flex cursor-pointer items-center gap-1 overflow-hidden px-1 text-sm font-bold whitespace-nowrap",
          looks.paid,
          index === leg && "[box-shadow:0_0_0_2px_var(--ink)]",
        )}
        style={style}
        aria-pressed={index === leg}
        aria-label={t("bar.leg", { number: index + 1, from: trip.from.name, to: trip.to.name })}
        onClick={() => onLeg(index)}
      >
        <KindSign kind="grouprequest" size={16} />
        {index + 1} {trip.to.name}
      </button>
    );
  });
}

function Legend({ fixed }: { fixed: boolean }) {
  const t = useTranslations("tour");
  const words = ["paid", "empty", "wait", "rest"] as const;
  return (
    <figcaption className="mt-2 flex flex-wrap gap-3 text-xs text-ink-2">
      {words.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1">
          <span className="relative h-6 w-6" aria-hidden="true">
            <span className={cn("absolute inset-x-0", looks[kind])} />
          </span>
          {t(`section.${kind}`)}
        </span>
      ))}
      <span className="inline-flex items-center gap-1">
        <span className="h-2 w-4 border border-ink bg-brand" aria-hidden="true" />
        {t("section.break")}
      </span>
      {fixed && (
        <span className="inline-flex items-center gap-1">
          <Icon of="lock" size={16} />
          {t("section.fixed")}
        </span>
      )}
    </figcaption>
  );
}

/** The bus's time from leaving to being home. It scrolls sideways where a phone is too narrow; the table says the same in words. */
export function TimeBar(props: Props) {
  const { chain } = props;
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const { from, to, blocks } = spanOf(chain);
  const percent = (moment: number) => ((moment - from) / Math.max(1, to - from)) * 100;
  const shown = ticksOf(from, to).filter((tick) => percent(tick) > 16 && percent(tick) < 92);
  return (
    <figure className="card m-0 grid grid-cols-1 content-start" data-kind="group">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="overflow-x-auto" aria-label={t("bar.label")} tabIndex={0}>
        <div style={{ minWidth: "44rem" }}>
          <div className="relative h-6 text-xs text-ink-2" aria-hidden="true">
            <b className="absolute left-0 text-ink">
              {formatDayShort(from, lng)} {formatTime(from)}
            </b>
            {shown.map((tick, at) => (
              <span key={tick} className="absolute" style={{ left: `${percent(tick)}%` }}>
                {isNewDay(tick, at === 0 ? from : (shown[at - 1] ?? from)) && `${formatDayMonth(tick)} `}
                {formatTime(tick)}
              </span>
            ))}
          </div>
          <div className="relative h-9.5 bg-sunken">
            {blocks.map(({ title, start, end }) => (
              <span
                key={start}
                className="absolute inset-y-0 flex items-center gap-1 overflow-hidden rounded-chip bg-ink px-1 text-sm whitespace-nowrap text-page"
                style={{ left: `${percent(start)}%`, width: `${percent(end) - percent(start)}%` }}
                title={title}
              >
                <Icon of="lock" size={16} /> <RouteInline route={title} />
              </span>
            ))}
            <Sections {...props} percent={percent} />
            {chain.breaks.map((start) => (
              <span
                key={start}
                className="absolute bottom-0 z-1 h-2 border border-ink bg-brand"
                style={{ left: `${percent(start)}%`, width: `${percent(from + 0.75 * hour)}%` }}
                title={t("section.break")}
              />
            ))}
          </div>
        </div>
      </section>
      <Legend fixed={blocks.length > 0} />
    </figure>
  );
}
