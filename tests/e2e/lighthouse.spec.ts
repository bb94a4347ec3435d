import net from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { expect, test as base } from "@/tests/fixtures";

const pages = [
  "de/publicProfile/donaubus-kellermayer",
  "de/buspartner",
  "de/contact",
  "de/imprint",
  "de/terms_and_conditions",
  "de/privacypolicy",
  "de/faq",
  "en/publicProfile/donaubus-kellermayer",
  "es/contact",
];

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One browser a worker that Lighthouse speaks to. */
const test = base.extend<object, { port: number }>({
  port: [
    async ({}, use) => {
      const port = await freePort();
      const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
      const browser = await chromium.launch({
        executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
        args: [...root, "--disable-gpu", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
      });
      await use(port);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

const onlyCategories = ["accessibility", "seo"];

async function measure(url: string, port: number) {
  // Neither category is about speed: slowness is only reckoned, so that a page counts as settled after one quiet
  // second, not after five.
  const flags = { port, onlyCategories, throttlingMethod: "simulate", disableFullPageScreenshot: true } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: [...onlyCategories], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  const failing = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const passed = !audit || weight === 0 || audit.score === null || audit.score === 1;
      return passed ? [] : [`${id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 800)}`];
    }),
  );
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, categories[name]?.score]));
  return { scores, failing, runtimeError };
}

for (const page of pages) {
  test(`Lighthouse finds nothing to mend in accessibility and search on ${page}`, async ({ baseURL, port }) => {
    const { scores, failing, runtimeError } = await measure(new URL(page, baseURL).href, port);
    expect(runtimeError, runtimeError?.message).toBeUndefined();
    expect(scores, failing.join("\n")).toEqual({ accessibility: 1, seo: 1 });
  });
}
