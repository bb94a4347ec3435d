"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { RoadMap } from "@/components/map/map-later";
import { cn } from "@/components/ui/cn";
import { api } from "@/lib/http/client";
import { AskDone } from "./ask-done";
import { AskFacts, type AskPage } from "./ask-facts";
import { AskForm } from "./ask-form";

const mapBox = "h-64 rounded-card border border-line lg:h-[36rem]";

type Props = { page: AskPage; now: number; token?: string };

/** People have opened the page, which what checks links in mails does not. */
function useSeen({ page, token }: Props) {
  const unseen = page.open && page.ask.seen_at === null;
  const { id } = page;
  useEffect(() => {
    if (unseen) void api("POST /dispatch/{id}/seen", { params: { id }, token }).catch(() => undefined);
  }, [unseen, id, token]);
}

const often = 15_000;

/** A link has no account that could be told of news: as long as the search runs the page asks again and again. */
function useReread({ page: { open }, token }: Props) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!open || !token) return;
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), often);
    return () => clearInterval(timer);
  }, [open, token, refresh]);
}

function WayMap({ page: { way, start, id } }: { page: AskPage }) {
  const t = useTranslations("dispatch.ask");
  if (!way) return null;
  const { longitude, latitude } = start.location;
  return (
    <RoadMap
      label={t("map")}
      lines={[{ id: "way", look: "route", coordinates: way.line, ferries: way.ferries }]}
      points={[{ id, kind: "emergency", longitude, latitude, label: "" }]}
      className={cn("relative", mapBox)}
      mini
    />
  );
}

/** An emergency as a company that was asked sees it: it answers once, and then reads what became of it. */
export function AskView(props: Props) {
  const { page, token } = props;
  useSeen(props);
  useReread(props);
  const { state } = page.ask;
  const waits = page.open && (state === "asked" || state === "seen");
  if (!waits)
    return (
      <div className="grid grid-cols-form">
        <AskDone page={page} byLink={token !== undefined} />
      </div>
    );
  return (
    // Wide screens have the way beside what is to be answered: one view, without scrolling.
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-6">
      <div className="grid grid-cols-1 content-start gap-4">
        <AskFacts page={page} />
        <AskForm {...props} />
      </div>
      <WayMap page={page} />
    </div>
  );
}
