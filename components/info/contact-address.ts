import * as z from "zod/mini";
import { address, field } from "@/lib/http/address";

/** The request that somebody writes about, by its number. */
const reference = z.string().check(z.regex(/^CB-\d{1,9}$/));
const fields = {
  about: field(z.codec(z.string(), reference, { decode: (said) => said, encode: (said) => said }), null),
};
export const contactAddress = address(fields);
