/** Who is counted: first address of X-Forwarded-For, which the production front writes from the socket (lib/http/front). */
export function sourceOf(forwarded: string | null | undefined) {
  const first = forwarded?.split(",")[0]?.trim();
  const address = first?.replace(/^::ffff:(?=\d)/, "") || "local";
  return address.includes(":") ? networkOf(address) : address;
}

/** Who has one IPv6 address has 2^64 of them: the /64 is the source, whichever way it is written. */
function networkOf(address: string) {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...after];
  const plain = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
  return plain.join(":");
}
