import { freePort } from "../scripts/lib/ports.mjs";
import { openBrowser } from "./browser.mjs";
import { median } from "./load.mjs";
import { paceOf } from "./pace.mjs";

/** Lighthouse means its fourth of the processor for computers from this index of its own on (its paper on throttling). */
const usualIndex = 1_500;
const usualSlowdown = 4;

const quiet = { throttlingMethod: "simulate", logLevel: "error", disableFullPageScreenshot: true };

/** A trace breaks off now and then (NO_NAVSTART), and Lighthouse asks to be run again. */
async function lightHouse(url, settings, tries = 3) {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { ...quiet, ...settings });
  const error = result ? result.lhr.runtimeError : { message: "Lighthouse gave nothing" };
  if (!error) return result.lhr;
  if (tries > 1) return lightHouse(url, settings, tries - 1);
  throw new Error(error.message);
}

/** What the processor alone makes of the machine, as a share of a usual one; by the median of three looks. */
async function speedOf(url, port) {
  const indexes = [];
  for (let i = 0; i < 3; i += 1) {
    const { environment } = await lightHouse(url, { port, onlyAudits: ["first-contentful-paint"] });
    indexes.push(environment.benchmarkIndex);
  }
  return median(indexes) / usualIndex;
}

/** A phone's browser, and the pages that it visits; `bare` tells the machine's pace. */
export async function openPhone({ url }, [request], bare) {
  const port = await freePort();
  await openBrowser([`--remote-debugging-port=${port}`]);
  const paths = {
    home: "/de",
    request: `/de/request${request}`,
    profile: "/de/publicProfile/donaubus-kellermayer",
    recommendations: "/de/travelrecommendations",
    login: "/de/login",
    "questions and answers": "/de/faq",
  };
  return { url, port, paths, bare, speed: await speedOf(url + paths.login, port) };
}

/**
 * One visit of somebody who was never there: Lighthouse's phone, slow 4G and a part of the processor, both reckoned. It is slowed down by
 * less where the machine is slow by itself, so that the phone is the same everywhere (decisions 112 and 119).
 */
async function visit({ url, port, path, bare, speed }) {
  const pace = await paceOf(bare, { rounds: 1, seconds: 1 });
  const slowdown = Math.max(1, Math.min(1, speed, pace) * usualSlowdown);
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const { audits, categories } = await lightHouse(url + path, { port, onlyCategories: ["performance"], throttling });
  const of = (name) => audits[name].numericValue;
  return {
    score: Math.round(categories.performance.score * 100),
    paint: of("largest-contentful-paint"),
    blocked: of("total-blocking-time"),
    shift: of("cumulative-layout-shift"),
    kb: of("total-byte-weight") / 1024,
    slowdown,
  };
}

/** Gates are those of the issue on speed; a score is never a ratio. */
export const phoneFigures = ({ phone: { paths, ...phone } }) =>
  Object.entries(paths).map(([page, path]) => ({
    name: `${page} on a phone, Lighthouse`,
    kind: "visit",
    tool: visit,
    value: "score",
    unit: "of 100",
    ours: { ...phone, path },
    floor: 95,
    also: [
      { name: `${page} on a phone, largest paint`, value: "paint", unit: "ms", limit: 1_500 },
      { name: `${page} on a phone, blocked`, value: "blocked", unit: "ms", limit: 150 },
      { name: `${page} on a phone, shift`, value: "shift", unit: "of 1", limit: 0.02 },
      { name: `${page} on a phone, bytes`, value: "kb", unit: "kB" },
      { name: `${page} on a phone, processor slowed down`, value: "slowdown", unit: "times" },
    ],
  }));
