"use client";
import { lazy, Suspense } from "react";

// Every page's data would hold it, drawn: it comes when it is wanted.
const View = lazy(() => import("./refusals").then(({ RefusalView }) => ({ default: RefusalView })));

/** What is not there, or not for this reader. */
export function Refusal({ forbidden }: { forbidden?: boolean }) {
  return (
    <Suspense>
      <View forbidden={forbidden} />
    </Suspense>
  );
}
