"use client";
import type { ReactNode } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  type LabelProps,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { endOffsets } from "./end-labels";
import "@/sheets/parts.css";

/** `fill`: a colour with a meaning of its own (a kind's); ink unless told. */
type Series = {
  key: string;
  label: string;
  dash?: string;
  fill?: string;
  /** Of a line: its name and last value stand at its end, above or below it. */
  end?: "above" | "below";
};
type Row = { day: string } & Record<string, unknown>;
type Props = {
  rows: readonly Row[];
  series: readonly Series[];
  look: "bars" | "lines";
  /** A pale line behind: the same of the period before. */
  former?: Pick<Series, "key" | "label">;
  // A method: each caller knows its own rows.
  nameOf(row: Row): string;
  shortOf: (day: string) => string;
  number: (value: number) => string;
};

const tick = { fill: "var(--ink-2)", fontSize: 12 };
const margin = { top: 16, right: 8, bottom: 0, left: 0 };
const ink = "var(--ink)";

/** A line's name and last value, at the last week that has one. */
function endLabel({ key, label, end }: Series, rows: readonly Row[], dy: number, format: (value: unknown) => string) {
  const last = rows.findLastIndex((row) => typeof row[key] === "number");
  return function End({ index, viewBox }: LabelProps) {
    if (!end || index !== last || !viewBox || !("x" in viewBox)) return null;
    return (
      <text
        x={viewBox.x}
        y={(viewBox.y ?? 0) + dy}
        textAnchor="end"
        fill="var(--ink)"
        fontSize={12}
        fontWeight={650}
        stroke="var(--surface)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {label}: {format(rows[last]?.[key])}
      </text>
    );
  };
}

/** Bars stand on each other where there are several. Loaded on its own: the library is large. */
export function CountsChart({ rows, series, look, former, nameOf, shortOf, number }: Props) {
  const format = (value: unknown) => (typeof value === "number" ? number(value) : "–");
  const offsets = endOffsets(series, rows);
  const tip = ({ active, payload }: TooltipContentProps): ReactNode => {
    const row = active ? (payload?.[0]?.payload as Row | undefined) : undefined;
    return row ? (
      <div className="grid gap-0.5 rounded-control border border-line-strong bg-surface px-3 py-2 text-sm text-ink tabular-nums">
        <b>{nameOf(row)}</b>
        {[...series, ...(former ? [former] : [])].map(({ key, label }) => (
          <span key={key} className="flex justify-between gap-4">
            {label} <strong>{format(row[key])}</strong>
          </span>
        ))}
      </div>
    ) : null;
  };
  const axis = { tick, tickLine: false } as const;
  const axes = (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...axis} dataKey="day" tickFormatter={shortOf} stroke="var(--line-strong)" minTickGap={24} />
      <YAxis {...axis} width={44} axisLine={false} allowDecimals={false} tickFormatter={number} />
      <Tooltip
        content={tip}
        cursor={{ fill: "var(--hover)", stroke: "var(--line-strong)" }}
        isAnimationActive={false}
      />
    </>
  );
  const common = { data: [...rows], margin, accessibilityLayer: false };
  const line = { strokeWidth: 2.25, strokeLinecap: "round", isAnimationActive: false } as const;
  const before = former && (
    <Line {...line} dataKey={former.key} stroke="var(--line-strong)" dot={false} activeDot={false} />
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart {...common} barCategoryGap="18%">
        {axes}
        {look === "bars" &&
          series.map(({ key, fill = ink }) => (
            <Bar key={key} dataKey={key} fill={fill} stackId="all" stroke="var(--surface)" isAnimationActive={false} />
          ))}
        {before}
        {look === "lines" &&
          series.map((one) => (
            <Line
              {...line}
              key={one.key}
              dataKey={one.key}
              stroke={one.fill ?? ink}
              strokeDasharray={one.dash}
              // Not the line's dashes: rings would crumble.
              dot={rows.length < 60 && { r: rows.length < 20 ? 3 : 2, strokeDasharray: "none", fill: one.fill ?? ink }}
              label={endLabel(one, rows, offsets[one.key] ?? 0, format)}
            />
          ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
