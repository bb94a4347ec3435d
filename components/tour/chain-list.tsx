import { useLocale, useTranslations } from "next-intl";
import { hatched } from "@/components/calendar/looks";
import { cn } from "@/components/ui/cn";
import type { TourChain } from "@/lib/features/tour/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { TourOrder } from "./use-tours";

const percentOf = (share: number, lng: Language) => `${formatNumber(Math.round(share * 100), lng)}\u00a0%`;

/** Paid and empty km of a chain in their order, as long as they are. */
function ShareBar({ chain }: { chain: TourChain }) {
  const parts = [
    ...chain.legs.flatMap(({ request, km, toKm }) => [
      { id: `to${request}`, km: toKm, paid: false },
      { id: request, km, paid: true },
    ]),
    { id: "home", km: chain.homeKm, paid: false },
  ];
  return (
    <span className="flex h-2 gap-px" data-kind="group" aria-hidden="true">
      {parts.map(({ id, km, paid }) => (
        <span
          key={id}
          className={paid ? "bg-kind" : cn("border border-line-strong", hatched)}
          style={{ flexGrow: km, flexBasis: 0 }}
        />
      ))}
    </span>
  );
}

function placesOf({ legs }: TourChain) {
  const names = legs.flatMap(({ from, to }) => [from.name, to.name]);
  return names.filter((name, at) => name !== names[at - 1]).join(", ");
}

type Props = {
  chains: readonly TourChain[];
  at: number;
  order: TourOrder;
  onOrder: (order: TourOrder) => void;
  onChoose: (at: number) => void;
  stale: boolean;
  missed: number | null;
};

function Row({
  chain,
  rank,
  chosen,
  onChoose,
}: {
  chain: TourChain;
  rank: number;
  chosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const facts = t("list.facts", { count: chain.legs.length, km: formatNumber(Math.round(chain.deadKm), lng) });
  return (
    <li>
      <button
        type="button"
        data-chain
        className={cn(
          "flex w-full cursor-pointer gap-3 border-b border-line px-4 py-3 text-left hover:bg-hover",
          chosen && "bg-selected",
        )}
        aria-current={chosen ? "true" : undefined}
        onClick={onChoose}
      >
        <span className="sign-sm text-ink-3">{rank}</span>
        <span className="grid min-w-0 flex-1 gap-1">
          <b className="sign-sm">{placesOf(chain)}</b>
          <ShareBar chain={chain} />
          <span className="text-xs text-ink-2">
            {facts}
            {chain.drivers === 2 && `, ${t("list.two")}`}
            {chain.drivers === 1 && chain.nights > 0 && `, ${t("list.night", { count: chain.nights })}`}
          </span>
        </span>
        <span className="text-right">
          <b className="sign-lg">{percentOf(chain.share, lng)}</b>
          <span className="block text-xs text-ink-2">
            {t("list.saved", { km: formatNumber(Math.round(chain.savedKm), lng) })}
          </span>
        </span>
      </button>
    </li>
  );
}

/** The ranked chains; the arrow keys go through them. */
export function ChainList({ chains, at, order, onOrder, onChoose, stale, missed }: Props) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const bound =
    missed === null ? null : order === "share" ? percentOf(missed, lng) : `${formatNumber(Math.round(missed), lng)} km`;
  return (
    <section
      className={cn("rounded-card border border-line bg-surface", stale && "opacity-50")}
      aria-labelledby="chains"
      aria-busy={stale}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b-2 border-ink px-4 py-3">
        <h2 id="chains" className="sign-lg">
          {t("list.title")}
        </h2>
        <div className="segments segments-auto">
          {(["share", "saved"] as const).map((one) => (
            <button type="button" key={one} aria-pressed={one === order} onClick={() => onOrder(one)}>
              {t(`order.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <ol>
        {chains.map((chain, index) => (
          <Row
            key={[chain.bus.id, ...chain.legs.map(({ request }) => request)].join(" ")}
            chain={chain}
            rank={index + 1}
            chosen={index === at}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ol>
      <p className="px-4 py-3 text-xs text-ink-2">
        {t("list.note")} {bound && t("list.missed", { bound })}
      </p>
    </section>
  );
}
