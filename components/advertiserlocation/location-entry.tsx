"use client";
import { useTranslations } from "next-intl";
import type { ToggleEvent } from "react";
import { type ContactHooks, LocationDetails } from "./location-details";
import { kilometres, LocationRow, type RowProps } from "./location-row";
import "./styles.css";

type Props = RowProps &
  ContactHooks & {
    /** False on the profile itself. */
    profile?: boolean;
    selected?: boolean;
    onSelect?: (id: string) => void;
    /** Its details are opened. */
    onOpened?: (id: string) => void;
  };

/** One location: a row that opens to its details. */
export function LocationEntry({ profile = true, selected, onSelect, onOpened, onWeb, onPhone, ...row }: Props) {
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
    <details className="rce" data-location={id} data-selected={selected || undefined} onToggle={toggled}>
      <summary className="rci" id={`l-${id}`}>
        <LocationRow {...row} />
      </summary>
      <LocationDetails
        lng={lng}
        location={location}
        reason={reason}
        profile={profile}
        onWeb={onWeb}
        onPhone={onPhone}
      />
    </details>
  );
}
