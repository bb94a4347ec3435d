"use client";
import { lazy, Suspense } from "react";

// Every page's data would hold them, drawn: they come when they are wanted.
const NotFound = lazy(() => import("./refusals").then(({ NotFoundView }) => ({ default: NotFoundView })));
const Forbidden = lazy(() => import("./refusals").then((views) => ({ default: views.Forbidden })));

/** What is not there, or not for this reader. */
export function Refusal({ forbidden }: { forbidden?: boolean }) {
  return <Suspense>{forbidden ? <Forbidden /> : <NotFound />}</Suspense>;
}
