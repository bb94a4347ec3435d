"use client";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { useQuery } from "@/lib/http/queries";

type Props<Found> = {
  label: string;
  placeholder?: string;
  /** What is searched for at first. */
  start?: string;
  /** What is chosen now, between label and input. */
  children?: ReactNode;
  queryKey: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  nameOf: (found: Found) => string;
  none: string;
  onPick: (found: Found) => void;
};

/** A record by a part of its name: what is found while somebody types, from two letters on, to choose one. */
export function FindField<Found extends { id: string }>(props: Props<Found>) {
  const { label, placeholder, start = "", children, queryKey, find, nameOf, none, onPick } = props;
  const id = useId();
  const [typed, setTyped] = useState(start);
  const text = useDeferredValue(typed.trim());
  const asked = text.length >= 2;
  const { data, isFetching } = useQuery({
    queryKey: [queryKey, "find", text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: asked,
  });
  const pick = (found: Found) => {
    setTyped("");
    onPick(found);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {children}
        <span className="input-box">
          <input
            id={id}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={120}
          />
        </span>
      </div>
      {asked && (
        <div aria-live="polite" aria-busy={isFetching}>
          {data?.length === 0 && <p className="text-xs text-ink-3">{none}</p>}
          <ul className="grid grid-cols-1 content-start gap-2">
            {data?.map((found) => (
              <li key={found.id}>
                <Button small onClick={() => pick(found)}>
                  {nameOf(found)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
