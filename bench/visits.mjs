import { openBrowser } from "./browser.mjs";
import { flood } from "./load.mjs";

/** Somebody who comes back: the browser keeps what it may, and asks for the rest. */
const visitsBefore = 2;

export async function openVisits(front, [request]) {
  const paths = { home: "/en", request: `/en/request${request}`, FAQ: "/en/faq", login: "/en/login" };
  const browser = await openBrowser();
  const visits = {};
  for (const [name, path] of Object.entries(paths)) visits[name] = await requestsOf(browser, front.url, path);
  await browser.close();
  return { front, visits };
}

/** Notes each request that a page sends over the network, with the headers that the browser gives it. */
async function listen(page, origin) {
  const client = await page.context().newCDPSession(page);
  const [sent, urls, kept] = [new Map(), new Map(), new Set()];
  client.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request));
  client.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) => sent.set(requestId, headers));
  client.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  client.on("Network.responseReceived", ({ requestId, response }) => response.fromDiskCache && kept.add(requestId));
  await client.send("Network.enable");
  return () =>
    [...sent].flatMap(([requestId, all]) => {
      const request = urls.get(requestId);
      if (kept.has(requestId) || !request?.url.startsWith(origin)) return [];
      const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !/^(:|host$|connection$)/i.test(name)));
      return [{ method: request.method, path: request.url.slice(origin.length), headers }];
    });
}

/** Milliseconds without a request: scripts, the map and what waits for an idle page come in several turns, the last after four seconds. */
const calm = 6_000;

/** Ends when the page has asked for nothing for a while and all that it asked for is there. */
function calmed(page) {
  return new Promise((resolve) => {
    let [open, timer] = [0, setTimeout(resolve, calm)];
    const turn = (more) => () => {
      open += more;
      clearTimeout(timer);
      if (open <= 0) timer = setTimeout(resolve, calm);
    };
    page.on("request", turn(1));
    for (const end of ["requestfinished", "requestfailed"]) page.on(end, turn(-1));
  });
}

/** What a browser asks of the server on the third visit, until nothing is asked any more. */
async function requestsOf(browser, origin, path) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const look = async () => {
    page.removeAllListeners();
    const atRest = calmed(page);
    await page.goto(origin + path);
    await atRest;
  };
  for (let i = 0; i < visitsBefore; i += 1) await look();
  const heard = await listen(page, origin);
  await look();
  const requests = heard();
  await context.close();
  const foreign = requests.filter(({ method }) => method !== "GET");
  if (foreign.length > 0) throw new Error(`${path} sends ${JSON.stringify(foreign)}, which cannot be repeated`);
  if (requests[0]?.path !== path)
    throw new Error(`${path}: its page was not asked for first, but ${requests[0]?.path}`);
  return requests;
}

/** The same requests again and again; CPU of the server for all of them together, in µs. */
export async function repeat({ requests, ...side }) {
  const { cpu } = await flood({ ...side, requests });
  return { cpu: cpu * requests.length, requests: requests.length, ahead: requests.filter(isAhead).length };
}

const isAhead = ({ headers }) => Object.keys(headers).some((name) => name.toLowerCase() === "next-router-prefetch");

/** The page as it is stored: whole, as somebody gets it who has none. */
const pageAlone = ([{ method, path, headers }]) => {
  const whole = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "if-none-match");
  return [{ method, path, headers: Object.fromEntries(whole) }];
};

/** CPU for all that a visit asks, beside its page alone; how much it asks, and how much of it ahead. */
export const visitFigures = ({ visits: { front, visits } }) =>
  Object.entries(visits).map(([name, requests]) => ({
    name: `a visit of ${name} as a browser asks, CPU`,
    kind: "visit",
    tool: repeat,
    value: "cpu",
    unit: "µs",
    ours: { ...front, requests },
    reference: { ...front, requests: pageAlone(requests) },
    beside: "its page alone",
    most: 2,
    also: [
      { name: `a visit of ${name}, requests`, value: "requests", unit: "requests", beside: undefined },
      { name: `a visit of ${name}, asked ahead`, value: "ahead", unit: "requests", limit: 0, beside: undefined },
    ],
  }));
