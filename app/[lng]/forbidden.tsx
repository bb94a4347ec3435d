"use client";
import { lazy, Suspense } from "react";

// Every page's data would hold it, drawn: it comes when it is wanted.
const View = lazy(() => import("@/components/layout/forbidden").then(({ Forbidden }) => ({ default: Forbidden })));

export default function ForbiddenPage() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
