/** Others' pictures are never asked for: what stands in for them is drawn instead. */
export const isOurs = (address: string | null | undefined): address is string => /^\/(?![/\\])/.test(address ?? "");
