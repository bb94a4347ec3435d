import { type Contact, contactOf } from "@/components/busrequest/contact";
import { asLine, type LineRequest } from "@/lib/features/busrequest/rules/line";
import type { NearList, NearRow } from "@/lib/features/filtersetting/schema";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";

/** What the page says of a request near by. What says nothing is left out, as in a line; words are the reader's. */
export type NearLine = LineRequest &
  Pick<NearRow, "reference" | "distance" | "created_at"> &
  Partial<Pick<NearRow, "isNew" | "hidden" | "note">> & {
    needs?: NonNullable<NearRow["needs"]>;
    fit?: NonNullable<NearRow["fit"]>;
    way?: NonNullable<NearRow["way"]>;
    /** Towns on the way. */
    via?: string;
    /** Read by circles of partners before all others. */
    circle?: true;
    /** Of a private person. */
    personal?: true;
    /** Nobody but who is chosen is told whom to ask. */
    afterAcceptance?: true;
    /** What anybody may read; all else is asked for one request at a time. */
    contact?: Contact;
  };

export type NearLines = Omit<NearList, "rows"> & { rows: NearLine[] };

/** A company's address is on its profile; a person's is told here, as far as it is more than a town. */
function openContact(row: NearRow): Contact {
  const { addresses, ...contact } = contactOf(row);
  return row.companyType === "private" ? { ...contact, addresses } : contact;
}

function nearLine(row: NearRow, language: Language): NearLine {
  const { reference, distance, created_at, isNew, hidden, note, needs, fit, way } = row;
  const via = row.stops.map((stop) => placeName(stop, language)).filter(Boolean);
  return {
    ...asLine(row, language),
    reference,
    distance,
    created_at,
    ...(isNew && { isNew }),
    ...(hidden && { hidden }),
    ...(note && { note }),
    ...(needs && { needs }),
    ...(fit && { fit }),
    ...(way && { way }),
    ...(via.length > 0 && { via: via.join(", ") }),
    ...(row.mode === "circle" && { circle: true }),
    ...(row.companyType === "private" && { personal: true }),
    ...(row.contact === "afterAcceptance" && { afterAcceptance: true }),
    ...(row.email && { contact: openContact(row) }),
  };
}

/** A list on its way to the page: what is shown, not what is known. */
export const nearLines = ({ rows, ...list }: NearList, language: Language): NearLines => ({
  ...list,
  rows: rows.map((row) => nearLine(row, language)),
});
