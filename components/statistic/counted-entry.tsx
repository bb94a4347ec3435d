"use client";
import type { ComponentProps } from "react";
import { LocationEntry } from "@/components/advertiserlocation/location-entry";
import { useLocationCounts } from "./use-count";

type Props = Omit<ComponentProps<typeof LocationEntry>, "onOpened" | "onWeb" | "onPhone">;

/** A location's row for visitors: its owner learns how often it was seen, opened and clicked. */
export function CountedEntry(props: Props) {
  const { seen, actions } = useLocationCounts(props.location.id);
  return (
    <div ref={seen}>
      <LocationEntry {...props} {...actions} />
    </div>
  );
}
