import { getImageProps } from "next/image";
import { expect, it } from "vitest";

const image = { src: "/api/upload/019aaaaa-0000-7000-8000-000000000000.webp", alt: "", width: 384, height: 256 };

it("asks the image optimiser by url, width and quality, 75 unless told", () => {
  const address = (more = {}) => new URL(String(getImageProps({ ...image, ...more }).props.src), "http://site.example");
  const { pathname, searchParams } = address();
  expect(pathname).toBe("/_next/image");
  expect(Object.fromEntries(searchParams)).toMatchObject({ url: image.src, q: "75" });
  expect(Number(searchParams.get("w"))).toBeGreaterThanOrEqual(image.width);
});
