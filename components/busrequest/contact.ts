import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** `addresses`: of start, stops and end, as far as they name more than a town. */
export type Contact = {
  companyName?: string;
  email?: string;
  phone?: string | null;
  mobile?: string | null;
  addresses?: string[];
};
/** What a record tells of its author. */
export function contactOf({ companyName, email, phone, mobile, start, stops, end }: BusRequestRecord): Contact {
  const places = [start.address, ...stops, ...(end.address ? [end.address] : [])];
  const exact = places.filter(({ address_fields: { street, postal_code } }) => street || postal_code);
  return { companyName, email, phone, mobile, addresses: exact.map(({ address }) => address) };
}
