import { useTranslations } from "next-intl";
import { ringArcs } from "./geometry";
import { type SignKind, signName, signShapes } from "./kind-sign";
import type { MapCluster, MapPoint } from "./types";

const kindOrder: readonly SignKind[] = ["grouprequest", "vacancy", "emptyride", "emergency", "partner"];

const shadeClass = "[filter:var(--map-shade)]";

const button = "block cursor-pointer rounded-full border-0 bg-transparent p-0 leading-none";

type MapSignProps = { kind: SignKind; size: number; selected: boolean };

/** A kind's sign in a casing that stands out from the map; the chosen one's is yellow and broader. */
export function MapSign({ kind, size, selected }: MapSignProps) {
  return (
    <svg className={shadeClass} width={size} height={size} viewBox="-5 -5 42 42" aria-hidden="true">
      <g
        className={
          selected
            ? "*:fill-brand *:stroke-brand *:stroke-9 *:[stroke-linejoin:round]"
            : "*:fill-surface *:stroke-surface *:stroke-[5.5] *:[stroke-linejoin:round]"
        }
      >
        {signShapes[kind]}
      </g>
      <g className="kind-sign" data-kind={signName[kind]}>
        {signShapes[kind]}
      </g>
    </svg>
  );
}

type PointProps = { point: MapPoint; selected: boolean; onSelect?: (id: string) => void };

export function PointMarker({ point, selected, onSelect }: PointProps) {
  const t = useTranslations("map");
  const size = point.kind === "emergency" ? 40 : 34;
  return (
    <button
      type="button"
      className={button}
      aria-label={t("marker", { kind: t(`kind.${point.kind}`), label: point.label })}
      aria-pressed={selected}
      onClick={() => onSelect?.(point.id)}
    >
      <MapSign kind={point.kind} size={size} selected={selected} />
    </button>
  );
}

/** White disc with the count; the ring is split by kind. */
export function ClusterDisc({ cluster, size }: { cluster: MapCluster; size: number }) {
  const arcs = ringArcs(cluster.kinds, kindOrder);
  return (
    <svg className={shadeClass} width={size} height={size} viewBox="0 0 56 56" aria-hidden="true">
      <circle className="fill-surface" cx="28" cy="28" r="27" />
      <g fill="none" strokeWidth="6" transform="rotate(-90 28 28)">
        {arcs.map(({ kind, start, share }) => (
          <circle
            key={kind}
            className="stroke-kind"
            data-kind={signName[kind]}
            cx="28"
            cy="28"
            r="22.5"
            pathLength="100"
            strokeDasharray={arcs.length > 1 ? `${Math.max(0.5, share - 1.5)} 100` : undefined}
            strokeDashoffset={-start}
          />
        ))}
      </g>
      <text className="fill-ink font-sign text-[14px] font-heavy tabular-nums" x="28" y="33" textAnchor="middle">
        {cluster.count > 999 ? "999+" : cluster.count}
      </text>
    </svg>
  );
}

/** The label says in words what the disc's ring shows. */
export function ClusterMarker({ cluster, onOpen }: { cluster: MapCluster; onOpen: (cluster: MapCluster) => void }) {
  const t = useTranslations("map");
  const arcs = ringArcs(cluster.kinds, kindOrder);
  const kinds = arcs.map(({ kind }) => t("clusterKind", { kind: t(`kind.${kind}`), count: cluster.kinds[kind] ?? 0 }));
  const size = cluster.count >= 100 ? 62 : 54;
  return (
    <button
      type="button"
      className={button}
      aria-label={t("cluster", { count: cluster.count, kinds: kinds.join(", ") })}
      onClick={() => onOpen(cluster)}
    >
      <ClusterDisc cluster={cluster} size={size} />
    </button>
  );
}
