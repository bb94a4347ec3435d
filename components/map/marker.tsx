import { useTranslations } from "next-intl";
import { ringArcs } from "./geometry";
import { type SignKind, signName, signShapes } from "./kind-sign";
import type { MapCluster, MapPoint } from "./types";
import "./styles.css";

const kindOrder: readonly SignKind[] = ["grouprequest", "vacancy", "emptyride", "emergency", "partner"];

const button = "block cursor-pointer rounded-full border-0 bg-transparent p-0 leading-none";

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
      <svg className={selected ? "mk sel" : "mk"} width={size} height={size} viewBox="-5 -5 42 42" aria-hidden="true">
        <g className="mk-case">{signShapes[point.kind]}</g>
        <g className="kind-sign" data-kind={signName[point.kind]}>
          {signShapes[point.kind]}
        </g>
      </svg>
    </button>
  );
}

/** White disc with the count; the ring is split by kind, the label says the same in words. */
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
      <svg className="cl" width={size} height={size} viewBox="0 0 56 56" aria-hidden="true">
        <circle className="cl-case" cx="28" cy="28" r="27" />
        <g fill="none" strokeWidth="6" transform="rotate(-90 28 28)">
          {arcs.map(({ kind, start, share }) => (
            <circle
              key={kind}
              className={`cl-${signName[kind]}`}
              style={kind === "partner" ? { stroke: "var(--kind-partner)" } : undefined}
              cx="28"
              cy="28"
              r="22.5"
              pathLength="100"
              strokeDasharray={arcs.length > 1 ? `${Math.max(0.5, share - 1.5)} 100` : undefined}
              strokeDashoffset={-start}
            />
          ))}
        </g>
        <text x="28" y="33" textAnchor="middle">
          {cluster.count > 999 ? "999+" : cluster.count}
        </text>
      </svg>
    </button>
  );
}
