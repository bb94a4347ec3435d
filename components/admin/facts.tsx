import { Fragment, type ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

const isKnown = ([, value]: Fact) => value !== null && value !== undefined && value !== false && value !== "";

/** What is known of a record, a line each; what is not known has none. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="al-facts">
      {facts.filter(isKnown).map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
