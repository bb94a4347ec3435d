"use client";
import type { ReactNode } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";

/** `fill`: a colour with a meaning of its own (a kind's); ink unless told. */
type Series = { key: string; label: string; dash?: string; fill?: string };
type Row = { day: string } & Record<string, unknown>;
type Props = {
  rows: readonly Row[];
  series: readonly Series[];
  look: "bars" | "lines";
  // A method: each caller knows its own rows.
  nameOf(row: Row): string;
  shortOf: (day: string) => string;
  number: (value: number) => string;
};

const tick = { fill: "var(--ink-2)", fontSize: 12 };
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const ink = "var(--ink)";

/** Bars stand on each other where there are several. Loaded on its own: the library is large. */
export function CountsChart({ rows, series, look, nameOf, shortOf, number }: Props) {
  const format = (value: unknown) => (typeof value === "number" ? number(value) : "–");
  const tip = ({ active, payload }: TooltipContentProps): ReactNode => {
    const row = active ? (payload?.[0]?.payload as Row | undefined) : undefined;
    return row ? (
      <div className="grid gap-[0.15rem] rounded-control border border-line-strong bg-surface px-[0.7rem] py-2 text-sm text-ink tabular-nums">
        <b>{nameOf(row)}</b>
        {series.map(({ key, label }) => (
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
  return (
    <ResponsiveContainer width="100%" height="100%">
      {look === "bars" ? (
        <BarChart {...common} barCategoryGap="18%">
          {axes}
          {series.map(({ key, fill = ink }) => (
            <Bar key={key} dataKey={key} fill={fill} stackId="all" stroke="var(--surface)" isAnimationActive={false} />
          ))}
        </BarChart>
      ) : (
        <LineChart {...common}>
          {axes}
          {series.map(({ key, dash, fill = ink }) => (
            <Line
              {...line}
              key={key}
              dataKey={key}
              stroke={fill}
              strokeDasharray={dash}
              dot={rows.length < 60 && { r: rows.length < 20 ? 3 : 2, strokeDasharray: "none", fill }}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  );
}
