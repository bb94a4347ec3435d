import { flood, median } from "./load.mjs";

/** Lists of ten that node and PostgreSQL alone serve a second on a full machine: where the gates in milliseconds were set (decisions 111 and 116). */
const fullMachine = 4_000;

/** What this machine serves of them at the moment, as a share of a full one. A run of short rounds looks shortly. */
export async function paceOf(bare, { rounds, seconds }) {
  const rates = [];
  for (let look = 0; look < Math.min(rounds, 3); look += 1) {
    rates.push((await flood({ ...bare, paths: ["/list"], seconds: Math.min(seconds, 1) })).perSecond);
  }
  return median(rates) / fullMachine;
}
