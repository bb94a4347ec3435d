import { FactList } from "@/components/ui/fact-list";
import { Fragment, type ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactList className="[&_dd]:wrap-anywhere">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </FactList>
  );
}
