import fs from "node:fs";
import path from "node:path";

/** Pictures a second: enough for a pointer, few enough to be small. */
const rate = 12.5;

/** Drawn in the page, since a picture of a page has no pointer. */
function drawPointer({ x, y, down }) {
  const id = "film-pointer";
  const arrow = document.getElementById(id) ?? document.createElement("div");
  if (!arrow.id) {
    arrow.id = id;
    arrow.innerHTML =
      '<svg width="34" height="34" viewBox="0 0 24 24"><path d="M4 2l15 12.2-7 .6 4 7.2-3 1.6-3.9-7.3L4 21z" fill="#131c18" stroke="#fff" stroke-width="1.6"/></svg>';
    document.documentElement.append(arrow);
  }
  arrow.style.cssText = `position:fixed;z-index:99999;pointer-events:none;left:${x}px;top:${y}px;transform:scale(${down ? 0.8 : 1})`;
}

/**
 * Takes a film picture by picture, so that it is the same however fast the machine is. `captions` holds what was said,
 * with its times in seconds.
 */
export class Camera {
  #page;
  #folder;
  #pictures = [];
  #pointer = { x: 700, y: 560 };
  captions = [];
  seconds = 0;

  constructor(page, folder) {
    this.#page = page;
    this.#folder = folder;
  }

  /** What stands in the picture, for so many seconds. */
  async hold(seconds) {
    await this.#page.evaluate(drawPointer, { ...this.#pointer, down: this.#pointer.down === true });
    const file = path.join(this.#folder, `${String(this.#pictures.length).padStart(4, "0")}.png`);
    await this.#page.screenshot({ path: file, caret: "initial" });
    this.#pictures.push({ file, seconds });
    this.seconds += seconds;
  }

  /** From now on until the next words, or the end. */
  say(line) {
    this.#endCaption();
    this.captions.push({ line, from: this.seconds });
  }

  #endCaption() {
    const last = this.captions.at(-1);
    if (last && last.to === undefined) last.to = Math.max(this.seconds - 0.1, last.from + 0.5);
  }

  async #steps(seconds, draw) {
    const count = Math.round(seconds * rate);
    for (let step = 1; step <= count; step += 1) {
      // Slow at both ends.
      const part = (1 - Math.cos((Math.PI * step) / count)) / 2;
      await draw(part);
      await this.hold(1 / rate);
    }
  }

  async pointAt(locator) {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`not in the picture: ${locator}`);
    const from = { ...this.#pointer };
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    await this.#steps(0.64, (part) => {
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
  }

  async press(locator, after = 0.5) {
    await this.pointAt(locator);
    this.#pointer = { ...this.#pointer, down: true };
    await this.hold(0.16);
    this.#pointer = { ...this.#pointer, down: false };
    await locator.click({ force: true });
    await this.settle();
    await this.hold(after);
  }

  async type(locator, text) {
    await this.press(locator, 0.1);
    for (const sign of text) {
      await this.#page.keyboard.type(sign);
      await this.hold(0.1);
    }
  }

  /** Scrolls until the element stands `top` px below the upper edge. */
  async scrollTo(locator, top = 110) {
    const [start, end] = await locator.evaluate(
      (element, offset) => [window.scrollY, window.scrollY + element.getBoundingClientRect().top - offset],
      top,
    );
    await this.#steps(0.8, (part) =>
      this.#page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), start + (end - start) * part),
    );
  }

  /** Until nothing is loading, and a map has drawn itself; the event stream of signed-in people never ends. */
  async settle() {
    await this.#page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => {});
    const map = this.#page.locator(".maplibregl-map");
    if ((await map.count()) > 0) await this.#page.waitForTimeout(2_500);
  }

  /** The list of pictures for ffmpeg; the last has to be named twice. */
  end() {
    this.#endCaption();
    const lines = this.#pictures.flatMap(({ file, seconds }) => [`file '${file}'`, `duration ${seconds.toFixed(3)}`]);
    const last = this.#pictures.at(-1);
    const list = path.join(this.#folder, "pictures.txt");
    fs.writeFileSync(list, [...lines, last ? `file '${last.file}'` : ""].join("\n"));
    return { list, rate, seconds: this.seconds };
  }

  /** The picture that stands for the film before it plays. */
  poster() {
    return this.#pictures[0].file;
  }
}
