"use client";
import { useTranslations } from "next-intl";
import { useId, useState, useCallback, useEffect, type FormEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { mayWrite } from "@/lib/features/offer/rules/offer";
import type { MessageRecord, OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { Field } from "@/components/form/field";
import { useAction } from "@/components/form/use-action";
import { useErrorText } from "@/components/form/use-error-text";
import { useLive } from "@/components/live/use-live";
import { api } from "@/lib/http/client";
import type { LiveNews } from "@/lib/state/live-frames";

/** A thread that is being read; `add` shows what was just written, what the other side writes comes by itself. */
function useThread(id: string, token?: string) {
  const [list, setList] = useState<MessageRecord[]>([]);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let gone = false;
    setState("loading");
    api("GET /offer/{id}/message", { params: { id }, token })
      .then(({ entity }) => {
        if (gone) return;
        setList(entity);
        setState("ready");
      })
      .catch(() => !gone && setState("failed"));
    return () => {
      gone = true;
    };
  }, [id, token, attempt]);
  // An event names the line and not its thread; a line that cannot be read now comes with the next one.
  const onNews = (news: LiveNews) => {
    if (news !== "gap" && news.noun !== "message") return;
    api("GET /offer/{id}/message", { params: { id }, token })
      .then(({ entity }) => setList((before) => (entity.length >= before.length ? entity : before)))
      .catch(() => undefined);
  };
  useLive({ token, since: null, onNews });
  const add = useCallback((message: MessageRecord) => {
    // The event of one's own line may come before the answer.
    setList((before) => (before.some(({ id }) => id === message.id) ? before : [...before, message]));
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { list, state, add, retry };
}

type FormProps = { offerId: string; token?: string; onSent: (message: MessageRecord) => void };

/** Several threads stand on one page, so that its field has an id of its own. What was typed stays on an error. */
function ThreadForm({ offerId, token, onSent }: FormProps) {
  const t = useTranslations("offer.thread");
  const errorText = useErrorText();
  const { run, busy, trouble, clear } = useAction();
  const id = `of-${useId()}`;
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const error = missing ? errorText("required") : trouble;
  const field = useRef<HTMLTextAreaElement>(null);
  const press = useRef({ words: "", key: "" });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const words = text.trim();
    setMissing(!words);
    clear();
    if (!words) return field.current?.focus();
    await run(async () => {
      // Pressed again after a lost answer it is the same message; the same words sent once more are another.
      if (press.current.words !== words) press.current = { words, key: crypto.randomUUID() };
      const given = { params: { id: offerId }, body: { text: words }, idempotencyKey: press.current.key, token };
      onSent((await api("POST /offer/{id}/message", given)).first);
      press.current = { words: "", key: "" };
      setText("");
    });
  }
  const described = { "aria-invalid": error ? true : undefined, "aria-describedby": `${id}-hint ${id}-error` };
  return (
    <form className="grid grid-cols-1 content-start gap-2" noValidate onSubmit={send}>
      <Field id={id} label={t("text")} hint={t("hint")} error={error || undefined}>
        <span className="input-box input-area">
          <textarea
            id={id}
            ref={field}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...described}
          />
        </span>
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("send")}
      </Button>
    </form>
  );
}

type Props = {
  offer: Pick<OfferRecord, "id" | "state" | "messages">;
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
  if (state === "loading") return <p className="grid animate-late gap-2 text-ink-2">{t("loading")}</p>;
  if (state === "failed") {
    return (
      <Notice tone="bad" live>
        {t("failed")}{" "}
        <button type="button" onClick={retry}>
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
        <Icon of="message-square" size={17} />
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
