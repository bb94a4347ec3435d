"use client";
import { useTranslations } from "next-intl";
import type { ToggleEvent } from "react";
import { cn } from "@/components/ui/cn";
import { type ContactHooks, LocationDetails } from "./location-details";
import { kilometres, LocationRow, type RowProps } from "./location-row";

type Props = RowProps &
  ContactHooks & {
    /** False on the profile itself. */
    profile?: boolean;
    /** It is a row of a card. */
    inCard?: boolean;
    selected?: boolean;
    onSelect?: (id: string) => void;
    /** Its details are opened. */
    onOpened?: (id: string) => void;
  };

/** One location: a row that opens to its details. */
export function LocationEntry({ profile = true, inCard, selected, onSelect, onOpened, onWeb, onPhone, ...row }: Props) {
  const t = useTranslations("recommendations");
  const { lng, location, why, ad } = row;
  const { id, distance } = location;
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.open) return;
    onSelect?.(id);
    onOpened?.(id);
  };
  const where = distance === null ? "" : `${kilometres(distance, lng)} ${why ?? ""}`.trim();
  const reason = ad ? t(where ? "reason" : "reasonPlain", { where }) : undefined;
  return (
    <details
      className="group @container [contain-intrinsic-height:auto_8rem] [content-visibility:auto] print:details-content:[content-visibility:visible] print:details-content:h-auto"
      data-location={id}
      data-selected={selected || undefined}
      onToggle={toggled}
    >
      <summary
        className={cn(
          "grid cursor-pointer list-none grid-cols-[7.2rem_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-4 group-open:border-b-0 @max-lg:grid-cols-[5.4rem_minmax(0,1fr)_auto] @max-lg:py-[0.9rem] @max-md:grid-cols-[5.4rem_minmax(0,1fr)] [&::-webkit-details-marker]:hidden",
          inCard ? "px-4 in-[li:last-child]:border-b-0" : "px-5 max-xl:px-4",
          selected ? "bg-selected" : "hover:bg-hover focus-visible:bg-selected",
          // A row is cut off at its edges: one that is not in view is not laid out.
          "focus-visible:-outline-offset-3",
        )}
        id={`l-${id}`}
      >
        <LocationRow {...row} />
      </summary>
      <LocationDetails
        lng={lng}
        location={location}
        reason={reason}
        profile={profile}
        inCard={inCard}
        onWeb={onWeb}
        onPhone={onPhone}
      />
    </details>
  );
}
