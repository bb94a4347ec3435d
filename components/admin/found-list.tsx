"use client";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";

type Props<Found> = {
  /** What was typed; asked from two letters on. */
  text: string;
  queryKey: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  nameOf: (found: Found) => string;
  none: string;
  onPick: (found: Found) => void;
};

/** What is found while somebody types, to choose one. */
export function FoundList<Found extends { id: string }>({ text, queryKey, find, nameOf, none, onPick }: Props<Found>) {
  const { data, isFetching } = useQuery({
    queryKey: [queryKey, "find", text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text.length >= 2,
  });
  if (text.length < 2) return null;
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {data?.length === 0 && <p className="text-xs text-ink-3">{none}</p>}
      <ul className="grid grid-cols-1 content-start gap-2">
        {data?.map((found) => (
          <li key={found.id}>
            <Button small onClick={() => onPick(found)}>
              {nameOf(found)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
