import { BlockList, isIP } from "node:net";

const near = new BlockList();
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addSubnet("169.254.0.0", 16, "ipv4");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

const bare = (host: string) => host.replace(/^\[|\]$/g, "").toLowerCase();
const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether a name or address is this machine alone. `0.0.0.0` and `::` are every machine's way in. */
export function isLoopback(host: string) {
  const name = bare(host);
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Whether a name or address is reached from the internet: neither this machine nor a private network. */
export function isPublic(host: string) {
  const name = bare(host);
  if (isLoopback(name)) return false;
  if (isIP(name)) return !near.check(name, familyOf(name));
  return name.includes(".") && !/\.(local|lan|internal|home\.arpa|test)$/.test(name);
}

/** Whether somebody beside this machine can reach it, directly or by a proxy in front. */
export const isReached = ({ HOST, APP_URL }: { HOST: string; APP_URL: string }) =>
  !isLoopback(HOST) || !isLoopback(new URL(APP_URL).hostname);
