import fs from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const packed = new Map<string, number>();

/** Bytes of a script of the build as they leave. */
function bytesOf(file: string) {
  const known = packed.get(file) ?? brotliCompressSync(fs.readFileSync(`.next/${file}`), options).length;
  packed.set(file, known);
  return known;
}

const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + bytesOf(file), 0);

/** React and Next of this build, which a page of nothing else would load, too. */
const minimal = () => sum(JSON.parse(fs.readFileSync(".next/build-manifest.json", "utf8")).rootMainFiles as string[]);

const scriptTag = /<script\b[^>]*\ssrc="\/_next\/(static\/[^"]+)"[^>]*>/g;
const dataTag =
  /<script\b[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*?)\)<\/script>/g;

/** Scripts that a page names, beside the minimum, and kilobytes of the data that it is drawn from a second time. */
async function weigh(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const tags = [...html.matchAll(scriptTag)].filter(([tag]) => !/nomodule/i.test(tag));
  const scripts = sum(new Set(tags.map(([, file]) => file ?? ""))) / minimal();
  const data = [...html.matchAll(dataTag)].reduce((all, [, pushed]) => all + Buffer.byteLength(pushed ?? ""), 0) / 1000;
  // Parts that wake before their words wait for them, and what is pressed meanwhile is lost.
  expect(html.search(/<script src="\/locales\//), path).toBeGreaterThan(0);
  expect(html.lastIndexOf('<script src="/locales/'), path).toBeLessThan(html.search(dataTag));
  expect(tags.length, path).toBeGreaterThan(4);
  expect(data, path).toBeGreaterThan(5);
  return { path, scripts: Math.round(scripts * 100) / 100, data: Math.round(data) };
}

/** What was reached; docs/bench.md names what is aimed at. */
type Budget = [path: string, scripts: number, data: number];

async function expectWithin(request: APIRequestContext, budgets: Budget[]) {
  for (const [path, scripts, data] of budgets) {
    const weight = await weigh(request, path);
    expect.soft(weight.scripts, `scripts of ${path}, times the minimum`).toBeLessThanOrEqual(scripts);
    expect.soft(weight.data, `kB of data of ${path}`).toBeLessThanOrEqual(data);
  }
}

test("pages for everybody load no more than they did", async ({ request }) => {
  await expectWithin(request, [
    ["/de/imprint", 1.23, 29],
    ["/de/faq", 1.23, 56],
    ["/de/login", 1.39, 24],
    ["/de/contact", 1.39, 21],
    ["/de", 1.63, 70],
    ["/de/travelrecommendations", 1.47, 46],
    ["/de/publicProfile/donaubus-kellermayer", 1.43, 120],
  ]);
});

test("pages of the panel load no more than they did", async ({ context, signIn }) => {
  await signIn("busoperator");
  await expectWithin(context.request, [
    ["/de/userpanel/offers", 1.53, 50],
    ["/de/userpanel/nearrequests", 1.81, 80],
    ["/de/userpanel/management", 1.56, 48],
    ["/de/userpanel/inbox", 1.59, 48],
  ]);
});
