import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { deviceSizes, imageSizes, quality } from "@/lib/http/image-sizes.mjs";
import { cn } from "./cn";

const widths = [...imageSizes, ...deviceSizes];
const largest = Math.max(...widths);

const address = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
const atLeast = (width: number) => widths.find((one) => one >= width) ?? largest;

/** The smallest share of the window that `sizes` names decides which widths are worth offering. */
function offered(sizes: string) {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d{1,2}|1?\d{2})vw/g)].map(([, share]) => Number(share) / 100);
  const least = shares.length > 0 ? Math.min(...deviceSizes) * Math.min(...shares) : 0;
  return widths.filter((width) => width >= least);
}

function sources(src: string, width: number | undefined, sizes: string | undefined) {
  if (sizes || !width) return offered(sizes ?? "100vw").map((one) => `${address(src, one)} ${one}w`);
  const [once, twice] = [atLeast(width), atLeast(2 * width)];
  return once === twice ? [`${address(src, once)} 1x`] : [`${address(src, once)} 1x`, `${address(src, twice)} 2x`];
}

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** As large as what stands around it. */
  fill?: boolean;
  /** The largest thing of a page: asked for from its head. */
  first?: boolean;
  /** Of an address that the server makes nothing of: what has just been chosen on this device. */
  asItIs?: boolean;
};

/**
 * An upload in the size that it is shown in. Next's own part does no more for us and brings five kilobytes to each page that shows a picture.
 */
export function Picture({ src, alt, fill, first, asItIs, className, ...rest }: Props) {
  const { width, sizes } = rest;
  const srcSet = asItIs ? undefined : sources(src, width, sizes).join(", ");
  const plain = asItIs ? src : address(src, width && !sizes ? atLeast(2 * width) : largest);
  if (first) preload(plain, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
  return (
    // biome-ignore lint/performance/noImgElement: this is the one that takes Image's place
    <img
      {...rest}
      className={cn(fill && "absolute inset-0 size-full", className)}
      alt={alt}
      decoding="async"
      loading={first ? undefined : "lazy"}
      sizes={sizes}
      srcSet={srcSet}
      src={plain}
    />
  );
}
