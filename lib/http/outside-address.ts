import { BlockList, isIP } from "node:net";

// IANA special-purpose registries: nothing there is somebody's server on the internet.
const closed4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
// Of IPv6 only 2000::/3 is given out; of it these are tunnels, which carry an IPv4 address, and examples.
const closed6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocks = (ranges: readonly string[], family: "ipv4" | "ipv6") => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
const private4 = blocks(closed4, "ipv4");
const private6 = blocks(closed6, "ipv6");
const given6 = blocks(["2000::/3"], "ipv6");

/** Whether an IP address is one on the open internet: not this machine, its network, nor what speaks for it. */
export function isPublicAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return !private4.check(address, "ipv4");
  // A zone (fe80::1%eth0) belongs to a link.
  if (family !== 6 || address.includes("%")) return false;
  return given6.check(address, "ipv6") && !private6.check(address, "ipv6");
}
