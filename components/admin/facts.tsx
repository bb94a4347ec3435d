import { Fragment, type ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

const isKnown = ([, value]: Fact) => value !== null && value !== undefined && value !== false && value !== "";

/** What is known of a record, a line each; what is not known has none. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)] gap-y-1 gap-x-4 text-sm">
      {facts.filter(isKnown).map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
