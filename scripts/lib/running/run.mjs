import { openMarket } from "../chaos/market.mjs";
import { Advice, say, step } from "../progress.mjs";
import { openCollector } from "./collector.mjs";
import { blackHole } from "./hole.mjs";
import { innerNonce, traces } from "./pages.mjs";
import { rotation } from "./rotate.mjs";
import { stopping } from "./stop.mjs";

/** In this order: connections that a black hole has swallowed would be in the way of all others. */
const proofs = {
  "scripts of stored pages": innerNonce,
  "traces at a collector": traces,
  "stopping under load": stopping,
  "secret renewed under load": rotation,
  "black hole before the database": blackHole,
};

/** npm run proof -- running: what can be shown on the built product alone, twice started. */
export async function running() {
  const collector = await openCollector();
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const market = await openMarket(() => given);
  const wrong = [];
  for (const [name, proof] of Object.entries(proofs)) {
    const result = await step(name, () => proof(market, given, collector));
    say(`    ${result.told}`);
    wrong.push(...result.wrong);
  }
  if (wrong.length > 0) throw new Advice(wrong.join("\n"));
}
