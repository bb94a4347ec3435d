import { formatDateTime } from "@/lib/i18n/formats";
import type { Overlap } from "../schema/record";

/** "CB-48213 Regensburg → Prag, 12.06.2027 08:00 – 13.06.2027 20:00", by a company's clock. */
export function overlapName({ reference, title, start, end }: Overlap, timeZone?: string) {
  const name = reference && !title.startsWith(reference) ? `${reference} ${title}` : title;
  return `${name}, ${formatDateTime(start, timeZone)} – ${formatDateTime(end, timeZone)}`;
}
