import { Fragment } from "react";
import { Kbd } from "./badge";

/** Keys and what they do, for a help view. */
export function KeyList({ rows }: { rows: readonly (readonly [keys: readonly string[], word: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 pt-4">
      {rows.map(([keys, word]) => (
        <Fragment key={word}>
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{word}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
