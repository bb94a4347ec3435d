import { findBrowser } from "../browser.mjs";
import { origin, secret } from "./server.mjs";

const sizes = {
  1440: { width: 1440, height: 900 },
  820: { width: 820, height: 1180 },
  390: { width: 390, height: 844 },
};
const patience = 15_000;
/** Calls that only ask, though by POST. Whatever else would change the data is not let through. */
const asking = "activeallnear|filtersettings/preview|tour/search|priceguide|drivinghours|/way$";

const flags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  // Redrawing a part of a tile rounds its edges otherwise than drawing the whole.
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

const stillStyle = `*, *::before, *::after { animation: none !important; transition: none !important;
  scroll-behavior: auto !important; caret-color: transparent !important; }`;

/** A map's pixels depend on the graphics driver. */
const noDrawing = ".maplibregl-canvas, [data-map-drawing] { visibility: hidden !important; }";
/** Which of many markers are there, and which lies on top, depends on the order of answers. */
const noMarkers = ".maplibregl-marker { visibility: hidden !important; }";

export async function openCamera(port) {
  const { chromium } = await import("@playwright/test");
  const host = new URL(origin).host;
  // Nothing leaves the machine.
  const args = [...flags, `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`];
  return chromium.launch({ executablePath: (await findBrowser()) || undefined, args });
}

async function sessionCookie({ sid, sv }) {
  const { encode } = await import("next-auth/jwt");
  const value = await encode({ token: { sid, sv }, secret, maxAge: 10 * 365 * 86_400 });
  return { name: "charabanc.session", value, url: origin, httpOnly: true, sameSite: "Strict" };
}

function contextOptions(width) {
  const phone = width < 600 ? { isMobile: true, hasTouch: true } : {};
  const place = { locale: "de-DE", timezoneId: "Europe/Berlin" };
  return { viewport: sizes[width], deviceScaleFactor: 1, reducedMotion: "reduce", ...place, ...phone };
}

/** Runs in the page before its own scripts. */
function prepare({ asked, style, asking, answers, drawn }) {
  localStorage.clear();
  sessionStorage.clear();
  if (!asked) for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
  // What a map draws is hidden; not drawing it leaves the processor to the pages.
  for (const { prototype } of drawn ? [] : [WebGLRenderingContext, WebGL2RenderingContext]) {
    Object.assign(prototype, { drawArrays: () => undefined, drawElements: () => undefined });
  }
  let state = 42;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // Nothing is changed: calls that would are refused, or get the answer that the screen has for them.
  const { fetch } = window;
  window.fetch = (target, options) => {
    const { method, url } = new Request(target, options);
    if (method === "GET" || new RegExp(asking).test(url)) return fetch(target, options);
    const found = answers.find(({ path }) => new RegExp(path).test(url));
    return found ? Promise.resolve(Response.json(found.json)) : Promise.reject(new TypeError("refused"));
  };
  navigator.sendBeacon = () => true;
  document.addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

const idle = (page) => page.waitForLoadState("networkidle", { timeout: patience }).catch(() => undefined);
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Every picture of the page is asked for and drawn, fonts are there, and two frames have passed. */
async function settle(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const far = document.documentElement.scrollHeight;
    for (let y = 0; y < far; y += 600) {
      window.scrollTo(0, y);
      // What loads when it is seen is told of it after a frame.
      await new Promise((done) => setTimeout(done, 50));
    }
    window.scrollTo(0, 0);
  });
  await idle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.evaluate(frames);
}

/** Its controls are there; marks that move step by step are waited for when the picture is taken. */
async function awaitMap(page) {
  // On narrow screens it begins as a drawing, and is there once it is asked for.
  const asleep = page.locator("[data-map-wake]").first();
  await page.locator("[data-map-wake], .maplibregl-map").first().waitFor({ state: "attached" });
  if ((await asleep.count()) > 0) await asleep.focus({ timeout: 2_000 }).catch(() => undefined);
  await page.locator(".maplibregl-map").first().waitFor({ state: "attached" });
  await page.locator(".maplibregl-canvas").first().waitFor({ state: "attached" });
  await idle(page);
}

/** Pages of one worker: those of an account at a width share the browser's cache of files. */
export function openStudio(browser, subjects) {
  const contexts = new Map();
  const contextOf = async (key, width) => {
    if (!contexts.has(key)) {
      const context = await browser.newContext(contextOptions(width));
      await context.clock.setFixedTime(subjects.instant);
      contexts.set(key, context);
    }
    return contexts.get(key);
  };
  return {
    subjects,
    open: async ({ account, asked = false, drawn = false, markers = drawn, answers = [] }, width) => {
      const context = await contextOf(`${account} ${width}`, width);
      await context.clearCookies();
      if (account) await context.addCookies([await sessionCookie(subjects.sessions[account])]);
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      const style = [stillStyle, drawn ? "" : noDrawing, markers ? "" : noMarkers].join(" ");
      await page.addInitScript(prepare, { asked, style, asking, answers, drawn });
      return page;
    },
  };
}

async function showTheme(page, theme) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await page.evaluate(frames);
}

const states = {
  hover: { selector: "body, body *", forcedPseudoClasses: ["hover"] },
  focus: {
    selector: "a[href], button, input, select, textarea, summary, [tabindex]",
    forcedPseudoClasses: ["focus", "focus-visible"],
  },
};

/** Everything on the page looks as if the pointer were on it, or the focus: one picture shows all such rules. */
async function force(page, state) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { selector, forcedPseudoClasses } = states[state];
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  await page.evaluate(frames);
}

async function showState(page, state) {
  if (state === "print") await page.emulateMedia({ media: "print" });
  else if (state) await force(page, state);
}

async function shoot(page, { whole = true, map = false }) {
  const options = { fullPage: whole, animations: "disabled", caret: "hide", scale: "css", timeout: 30_000 };
  let picture = await page.screenshot(options);
  // Markers are placed step by step: until two pictures are the same.
  for (let n = 0; map && n < 6; n += 1) {
    const next = await page.screenshot(options);
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/**
 * The pictures of a screen at one width: a PNG for each theme, by its name. Throws when the screen cannot be reached.
 * `changes`: done to the page first (see meant.mjs).
 */
export async function take(studio, screen, { width, themes, changes = [] }) {
  const { subjects } = studio;
  const map = screen.map ?? false;
  const page = await studio.open(screen, width);
  try {
    const path = typeof screen.path === "function" ? screen.path(subjects) : screen.path;
    const answer = await page.goto(origin + path, { waitUntil: "load" });
    if (answer.status() >= 500) throw new Error(`${path} was answered with ${answer.status()}`);
    await settle(page);
    if (map) await awaitMap(page);
    if (screen.act) {
      await screen.act(page, { width, subjects });
      await settle(page);
    }
    for (const { change } of changes) await page.evaluate(change);
    await showState(page, screen.state);
    const pictures = {};
    for (const theme of themes) {
      await showTheme(page, theme);
      pictures[theme] = await shoot(page, { whole: screen.whole, map });
    }
    return pictures;
  } finally {
    await page.close();
  }
}
