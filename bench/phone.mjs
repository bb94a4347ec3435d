import { freePort } from "../scripts/lib/ports.mjs";
import { openBrowser } from "./browser.mjs";

/** A phone's browser, and the pages that it visits. */
export async function openPhone({ url }, [request]) {
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
  return { url, port, paths };
}

/** One visit of somebody who was never there: Lighthouse's phone, slow 4G and a fourth of the processor, both reckoned. */
async function visit({ url, port, path }) {
  const { default: lighthouse } = await import("lighthouse");
  const settings = { port, onlyCategories: ["performance"], throttlingMethod: "simulate", logLevel: "error" };
  const result = await lighthouse(url + path, { ...settings, disableFullPageScreenshot: true });
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? "Lighthouse gave nothing");
  const { audits, categories } = result.lhr;
  const of = (name) => audits[name].numericValue;
  return {
    score: Math.round(categories.performance.score * 100),
    paint: of("largest-contentful-paint"),
    blocked: of("total-blocking-time"),
    shift: of("cumulative-layout-shift"),
    kb: of("total-byte-weight") / 1024,
  };
}

/** Gates are those of the issue on speed; a score is never a ratio. */
export const phoneFigures = ({ phone: { url, port, paths } }) =>
  Object.entries(paths).map(([page, path]) => ({
    name: `${page} on a phone, Lighthouse`,
    kind: "visit",
    tool: visit,
    value: "score",
    unit: "of 100",
    ours: { url, port, path },
    floor: 95,
    also: [
      { name: `${page} on a phone, largest paint`, value: "paint", unit: "ms", limit: 1_500 },
      { name: `${page} on a phone, blocked`, value: "blocked", unit: "ms", limit: 150 },
      { name: `${page} on a phone, shift`, value: "shift", unit: "of 1", limit: 0.02 },
      { name: `${page} on a phone, bytes`, value: "kb", unit: "kB" },
    ],
  }));
