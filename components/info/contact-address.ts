import { address, type Codec, field } from "@/lib/http/address";

/** The request that somebody writes about, by its number. */
const reference: Codec<string> = {
  decode: (text) => (/^CB-\d{1,9}$/.test(text) ? text : null),
  encode: (number) => number,
};
export const contactAddress = address({ about: field(reference, null) });
