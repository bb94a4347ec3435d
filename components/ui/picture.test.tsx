import { getImageProps } from "next/image";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

const src = "/api/upload/bus.jpg?v=2";
const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(html)?.[1]?.replaceAll("&amp;", "&");

test("asks for an upload once and twice as large as it stands there", () => {
  const html = renderToStaticMarkup(<Picture src={src} alt="" width={116} height={87} />);
  const at = (width: number) => `/_next/image?url=%2Fapi%2Fupload%2Fbus.jpg%3Fv%3D2&w=${width}&q=75`;
  expect(attribute(html, "srcset")).toBe(`${at(128)} 1x, ${at(256)} 2x`);
  expect(attribute(html, "src")).toBe(at(256));
  expect(attribute(html, "loading")).toBe("lazy");
});

test("offers a width for each window, from the smallest that may be wanted", () => {
  const sizes = "(max-width: 48rem) 50vw, (max-width: 64rem) 33vw, 260px";
  const html = renderToStaticMarkup(<Picture src={src} alt="" fill sizes={sizes} className="object-cover" />);
  const widths = [...(attribute(html, "srcset") ?? "").matchAll(/w=(\d+)&q=75 (\d+)w/g)].map(([, asked, said]) => [
    asked,
    said,
  ]);
  expect(widths.every(([asked, said]) => asked === said)).toBe(true);
  expect(widths.map(([asked]) => Number(asked))).toEqual([256, 384, 640, 828, 1080, 1280, 1600, 1920, 2560]);
  expect(attribute(html, "class")).toContain("absolute inset-0 size-full object-cover");
});

test("says of fixed sizes what Next's own part says, by its own widths", () => {
  const { props } = getImageProps({ src: "/api/upload/a.jpg", alt: "", width: 48, height: 48 });
  const html = renderToStaticMarkup(<Picture src="/api/upload/a.jpg" alt="" width={48} height={48} />);
  expect(attribute(html, "srcset")).toBe(props.srcSet);
});

test("shows what has just been chosen on the device as it is", () => {
  const html = renderToStaticMarkup(<Picture src="blob:here" alt="" width={96} height={96} asItIs />);
  expect(attribute(html, "src")).toBe("blob:here");
  expect(attribute(html, "srcset")).toBeUndefined();
});
