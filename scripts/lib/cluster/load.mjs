import os from "node:os";
import autocannon from "autocannon";
import { passed, round } from "./proofs.mjs";

/** What two servers have to be worth, and the cores from which that is asked: two servers, the databases, who loads them. */
const [least, coresFor] = [1.7, 4];

const perSecond = (url, headers) =>
  new Promise((resolve, reject) =>
    autocannon({ url, headers, connections: 32, duration: 8 }, (error, result) =>
      error ? reject(error) : resolve({ rate: result["2xx"] / result.duration, bad: result.non2xx + result.errors }),
    ),
  );

/** One server, then both, by the same balancer; on fewer cores than that it is measured and not judged. */
export async function twoServers(market, people) {
  const [, other] = market.servers;
  const measure = async () => ({
    stored: await perSecond(`${market.url}/en`),
    signedIn: await perSecond(`${market.url}/en/userpanel/inbox`, people.author),
  });
  const both = await measure();
  await other.stop();
  const one = await measure();
  await other.start();
  const times = (name) => both[name].rate / one[name].rate;
  const of = (name) =>
    `${name} ${round(one[name].rate)} → ${round(both[name].rate)} a second (${times(name).toFixed(2)} ×)`;
  const bad = [one, both].flatMap(Object.values).reduce((sum, run) => sum + run.bad, 0);
  const cores = os.availableParallelism();
  const isJudged = cores >= coresFor;
  const isEnough = !isJudged || (times("stored") >= least && times("signedIn") >= least);
  const gate = isJudged ? `gate ${least} ×` : `no gate: ${cores} cores for both servers, databases and who loads them`;
  return passed(
    bad === 0 && isEnough,
    `one server → two: ${of("stored")}, ${of("signedIn")}; ${bad} other answers; ${gate}`,
  );
}
