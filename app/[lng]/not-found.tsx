"use client";
import { lazy, Suspense } from "react";

// Every page's data would hold it, drawn: it comes when it is wanted.
const View = lazy(() =>
  import("@/components/layout/not-found-view").then(({ NotFoundView }) => ({ default: NotFoundView })),
);

export default function NotFound() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
