import { Fragment } from "react";
import { Kbd } from "./badge";

type Keys = readonly (readonly [keys: readonly string[], word: string])[];

/** Of the line at a list's foot that names its keys; no phone has it. */
export const keyBarClass =
  "mt-auto flex flex-wrap items-center gap-4 border-t border-line px-[1.1rem] py-[0.6rem] text-xs text-ink-2 max-lg:hidden";

/** The line at a list's foot that names its keys. */
export function KeyBar({ keys }: { keys: Keys }) {
  return (
    <div data-key-bar className={keyBarClass}>
      {keys.map(([signs, word]) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          {signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}{" "}
          {word}
        </span>
      ))}
    </div>
  );
}

/** Keys and what they do, for a help view. */
export function KeyList({ rows }: { rows: Keys }) {
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
