"use client";
import { useEffect } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { reportDefect } from "@/lib/analytics/report";
import "@/sheets/around.css";

/** The layout itself failed. Every page brings this one along, so that what it is drawn with is fetched. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [lng = "en"] = (typeof window !== "undefined" && /\b(?:de|en|es)\b/.exec(location.pathname)) || [];
  useEffect(() => reportDefect(error), [error]);
  const View = useLazy(() => import("@/components/layout/broken-frame").then((module) => module.BrokenFrame), error);
  return (
    <html lang={lng}>
      <body>
        <main id="main">
          {View ? <View error={error} reset={reset} /> : <h1 className="py-[3.2rem] text-center text-3xl">500</h1>}
        </main>
      </body>
    </html>
  );
}
