import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { Link } from "@/components/ui/link";
import type { GuideQuestion, PriceChanges } from "@/lib/features/priceguide/schema";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import { monthName } from "./part-words";
import { useEuro } from "./price-line";

type Passing = PriceChanges["rides"];
type Bus = Passing["buses"][number];

const rowClass = "flex items-baseline justify-between gap-3 border-t border-line py-2";

/** More or less than now: the sign says which. */
function Amount({ amount }: { amount: number }) {
  const euro = useEuro();
  return (
    <b className="whitespace-nowrap tabular-nums">
      {amount > 0 && "+"}
      {euro(amount)}
    </b>
  );
}

/** One public post, when it goes or until when it is free, and its empty km. */
function PassingBus({ bus }: { bus: Bus }) {
  const t = useTranslations("price.cheaper");
  const lng = useLocale() as Language;
  const day = (date: number) => formatDayShort(date, lng);
  const [from, to] = [day(bus.start), day(bus.end)];
  const free = bus.category === "vacancy" && from !== to;
  const when = free ? t("between", { from, to }) : `${from} ${t("from", { time: formatTime(bus.start) })}`;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-x-2 py-2">
      <KindSign kind={bus.category} size={20} className="self-start" />
      <span className="wrap-anywhere">
        <Link href={`/${lng}/request/${bus.id}`}>
          <RouteInline route={bus.to ? routeText(bus.from, bus.to) : bus.from} />
        </Link>
        <span className="block text-xs text-ink-3">
          {when}, {t("deadKm", { km: formatNumber(bus.deadKm, lng) })}
        </span>
      </span>
      <Amount amount={bus.amount} />
    </li>
  );
}

function PassingRow({ name, passing }: { name: "ride" | "free"; passing: Passing }) {
  const t = useTranslations("price.cheaper");
  if (passing.buses.length === 0) return null;
  return (
    <li className="border-t border-line">
      <details>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          {t(name)}
          <span className="font-bold whitespace-nowrap underline decoration-brand decoration-2 underline-offset-4">
            {t("look", { count: passing.count })}
          </span>
        </summary>
        <ul>
          {passing.buses.map((bus) => (
            <PassingBus key={bus.id} bus={bus} />
          ))}
        </ul>
        <p className="pb-3 text-xs text-ink-3">{t("note")}</p>
      </details>
    </li>
  );
}

/** What makes the trip cheaper or dearer; only what can be reckoned, and buses that are really posted. */
export function PriceChangesCard({ changes, question }: { changes: PriceChanges; question: GuideQuestion }) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const { earlier, october, smaller, rides, free } = changes;
  const vehicle = smaller ? t(`vehicle.${smaller.vehicle}`) : "";
  const rows = [
    { key: "earlier", name: t("cheaper.earlier"), amount: earlier },
    { key: "october", name: t("cheaper.october", { month: monthName(question.month, lng) }), amount: october },
    { key: "smaller", name: t("cheaper.smaller", { vehicle }), amount: smaller?.amount },
  ].filter(({ amount }) => amount);
  if (rows.length === 0 && rides.count === 0 && free.count === 0) return null;
  return (
    <section className="card" aria-labelledby="cheaper">
      <h2 id="cheaper" className="mb-2 sign-lg">
        {t("cheaper.title")}
      </h2>
      <ul className="text-sm">
        {rows.map(({ key, name, amount }) => (
          <li key={key} className={rowClass}>
            {name}
            <Amount amount={amount ?? 0} />
          </li>
        ))}
        <PassingRow name="ride" passing={rides} />
        <PassingRow name="free" passing={free} />
      </ul>
    </section>
  );
}
