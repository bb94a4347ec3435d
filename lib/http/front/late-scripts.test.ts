import { expect, it } from "vitest";
import { nonceMark, withLateFaces, withLateScripts } from "./late-scripts";

const mark = nonceMark("N");
const chunk = (name: string, own = mark) => `<script src="/_next/static/chunks/${name}.js" async=""${own}></script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

it("names a page's scripts behind it, each once, and fetches none before", () => {
  const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
  const html = withLateScripts(page(ahead + chunk("a") + chunk("b") + chunk("a"), `<p>text</p>${chunk("c")}`), mark);
  expect(html).toMatch(
    /^<html><head><script nonce="N">try[^<]*dataset\.faces="late"[^<]*<\/script><\/head><body><p>text<\/p><script nonce="N">/,
  );
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
  expect(html.match(/\/_next\/static\/[^"]+/g)).toEqual(
    ["a", "b", "c"].map((name) => `/_next/static/chunks/${name}.js`),
  );
});

it("has the words before the parts that say them; their elements stay where React looks for them", () => {
  const ahead = '<link rel="preload" href="/locales/de/common~x.js" as="script"/>';
  const words = '<script src="/locales/de/common~x.js"></script>';
  const html = withLateScripts(page(ahead + chunk("a"), `<p>text</p>${words}`), mark);
  expect(html).toContain('<p>text</p><script src="/locales/de/common~x.js" type="text/plain"></script>');
  expect(html).toContain('["/locales/de/common~x.js","/_next/static/chunks/a.js"]');
  expect(html).not.toContain("preload");
});

it("leaves alone what is not the renderer's own, old browsers' scripts, and the page's data", () => {
  const left = [
    chunk("typed", ""),
    `<script src="/_next/static/chunks/old.js" noModule=""${mark}></script>`,
    `<script${mark}>self.__next_f.push([1,"<script src=/_next/static/x.js async>"])</script>`,
    '<link rel="preload" as="font" href="/_next/static/media/face.woff2"/>',
  ];
  const html = withLateScripts(page(left.join(""), chunk("own")), mark);
  for (const one of left) expect(html).toContain(one);
  expect(html).not.toContain(chunk("own"));
  const without = page(left.join(""), "");
  expect(withLateScripts(without, mark)).toBe(without);
});

it("a page that is cut off stays as it is", () => {
  const cut = `<html><head>${chunk("a")}</head><body><p>`;
  expect(withLateScripts(cut, mark)).toBe(cut);
});

it("faces of the head are for wide screens, and sheets, which stand in the page, are not named twice", () => {
  const home = '</>; rel=preconnect; crossorigin=""';
  const sheet = '</_next/static/chunks/a.css>; rel=preload; as="style"; nonce="N"';
  const face = (more: string) =>
    `</_next/static/media/face.woff2>; rel=preload; as="font"${more}; crossorigin=""; type="font/woff2"`;
  expect(withLateFaces([home, face(""), sheet].join(", "))).toBe(`${home}, ${face('; media="(width >= 48rem)"')}`);
});
