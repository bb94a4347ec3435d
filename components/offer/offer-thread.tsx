"use client";
import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { mayWrite } from "@/lib/features/offer/rules";
import type { MessageRecord, OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { ThreadForm } from "./thread-form";
import { useThread } from "./use-thread";

type Props = {
  offer: OfferRecord;
  /** Of the other side, as the reader knows it. */
  other: string;
  token?: string;
};
/** `begin`: open from the start. `wide`: on a line of its own. */
type ThreadProps = Props & { begin?: boolean; wide?: boolean };

function Messages({ list, other }: { list: readonly MessageRecord[]; other: string }) {
  const t = useTranslations("offer.thread");
  if (list.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <ol className="grid gap-2" aria-live="polite">
      {list.map(({ id, own, text, created_at }) => (
        <li key={id} className={cn("rounded-control px-3 py-2", own ? "ml-6 bg-brand-tint" : "mr-6 bg-sunken")}>
          <span className="text-xs text-ink-3">
            <b>{own ? t("you") : other}</b> {formatDateTime(created_at)}
          </span>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Open({ offer, other, token }: Props) {
  const t = useTranslations("offer.thread");
  const { state, list, retry, add } = useThread(offer.id, token);
  if (state === "loading") return <p className="loader text-ink-2">{t("loading")}</p>;
  if (state === "failed") {
    return (
      <Notice tone="bad" live>
        {t("failed")}{" "}
        <button type="button" className="lk" onClick={retry}>
          {t("retry")}
        </button>
      </Notice>
    );
  }
  return (
    <>
      <Messages list={list} other={other} />
      {mayWrite(offer.state) ? (
        <ThreadForm offerId={offer.id} token={token} onSent={add} />
      ) : (
        <p className="text-xs text-ink-3">{t("closed")}</p>
      )}
    </>
  );
}

/** Questions and answers between author and bidder; loaded when it is opened. */
export function OfferThread({ begin = false, wide = false, ...props }: ThreadProps) {
  const t = useTranslations("offer.thread");
  const [open, setOpen] = useState(begin);
  const id = useId();
  const word = mayWrite(props.offer.state) ? ("open" as const) : ("read" as const);
  if (word === "read" && props.offer.messages === 0) return null;
  return (
    <div
      className={cn("grid min-w-0 grow grid-cols-1 content-start gap-2", wide ? "basis-full" : "basis-64")}
      data-testid="offer-thread"
    >
      <Button
        variant="ghost"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-[0.7rem] justify-self-start"
      >
        <Icon of={MessageSquare} size={17} />
        {t(word, { count: props.offer.messages })}
      </Button>
      <section
        id={id}
        hidden={!open}
        className="grid grid-cols-1 content-start gap-2"
        aria-label={t("title", { name: props.other })}
      >
        {open && <Open {...props} />}
      </section>
    </div>
  );
}
