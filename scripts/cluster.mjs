import os from "node:os";
import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { root } from "./lib/paths.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { explain, say, step } from "./lib/progress.mjs";

// npm run cluster: the market as in deploy/ on loopback, from Debian's packages, and what becomes of it when parts fail
// (docs/scale.md). `npm run cluster -- leader redis` shows these alone.
const keep = process.argv.includes("--keep");
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
let failed = 0;

const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const renewal = "releases: a migration and new servers while two versions run";

async function prove(market) {
  const proofs = await import("./lib/cluster/proofs.mjs");
  const [slow, releases, load] = await Promise.all([
    import("./lib/cluster/slow.mjs"),
    import("./lib/cluster/releases.mjs"),
    import("./lib/cluster/load.mjs"),
  ]);
  const people = await proofs.meet(market);
  const all = {
    // First, since the market begins with the release before.
    [renewal]: releases.releaseIsRenewed,
    "releases: an old one comes back": releases.oldReleaseReturns,
    "change: seen on the other server": proofs.changeIsSeen,
    "own writes: read back": proofs.ownWritesAreRead,
    "standby: lags": proofs.standbyLags,
    "standby: 30 s behind": slow.standbyIsBehind,
    "files: on S3": slow.filesAreElsewhere,
    "rolling restart": proofs.rollingRestart,
    "redis: silent": proofs.redisIsSilent,
    "redis: slow": slow.redisIsSlow,
    "redis: killed": proofs.redisDies,
    "split: a server without network": proofs.serverIsCutOff,
    "leader: killed": proofs.leaderDies,
    "leader: without network": proofs.leaderIsCutOff,
    "load: one server and two": load.twoServers,
  };
  for (const [name, proof] of Object.entries(all)) {
    if (!isWanted(name)) continue;
    const result = await step(name, () => proof(market, people)).catch((error) => ({
      isGood: false,
      said: error.message,
    }));
    if (!result.isGood) failed += 1;
    say(`${result.isGood ? "✓" : "✗"} ${name}: ${result.said}`);
  }
}

try {
  checkNode();
  stopOnSignals();
  await ensureInstall();
  const { requirePrograms } = await import("./lib/cluster/programs.mjs");
  requirePrograms();
  const { buildIfChanged } = await import("./lib/build.mjs");
  const { commandEnv } = await import("./lib/settings.mjs");
  await buildIfChanged(commandEnv());
  const { openMarket } = await import("./lib/cluster/market.mjs");
  const from = new Date();
  const { previousRelease } = await import("./lib/cluster/previous.mjs");
  const first = isWanted(renewal) ? await step("the release before", previousRelease) : root;
  const market = await openMarket(first);
  say(`${from.toISOString()} ${os.cpus().length} cores, load ${os.loadavg().map((load) => load.toFixed(1))}`);
  await prove(market);
  say(failed === 0 ? "All of it holds." : `${failed} did not hold.`);
  if (keep) await new Promise(() => say(`Serving at ${market.url}, logs in ${market.directory}. Ctrl-C ends it.`));
} catch (error) {
  failed += 1;
  explain(error);
} finally {
  await closeAll();
  process.exit(failed === 0 ? 0 : 1);
}
