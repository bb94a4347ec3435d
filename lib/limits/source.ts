/** Who is counted: first address of X-Forwarded-For, which the production front writes from the socket (lib/http/front). */
export function sourceOf(forwarded: string | null | undefined) {
  const first = forwarded?.split(",")[0]?.trim();
  const address = first?.replace(/^::ffff:(?=\d)/, "") || "local";
  // Who has one IPv6 address has 2^64 of them: the /64 is the source.
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
