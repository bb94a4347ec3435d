"use client";
import type { ComponentProps } from "react";
import { toastsClass } from "@/components/ui/toasts-class";
import { useLazy } from "@/components/ui/use-lazy";
import type { AfterPageParts } from "./after-page-parts";

/**
 * What stands around a page and is not needed to read or use it: fetched once the page has woken up. Where it could not
 * be (a driver's page opened without a network) it comes with the network or the next press, and tells what was refused
 * meanwhile. Until then the region of toasts stands there empty, so that assistive technology knows it.
 */
export function AfterPage(props: ComponentProps<typeof AfterPageParts>) {
  const Parts = useLazy(() => import("./after-page-parts").then((module) => module.AfterPageParts), true);
  if (Parts) return <Parts {...props} />;
  return <section id="toasts" className={toastsClass} aria-label={props.toasts} tabIndex={-1} />;
}
