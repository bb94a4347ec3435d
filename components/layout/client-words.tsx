"use client";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, use, useSyncExternalStore } from "react";
import { fetchedAgain } from "@/components/ui/fetched-again";
import { keptWords } from "@/lib/i18n/kept-words";
import type { Language } from "@/lib/i18n/routing";

const run = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: file, onload: resolve, onerror: reject });
    document.head.append(script);
  });

const reading = new Map<string, Promise<unknown>>();

/** The same promise each time: whoever waits for it is drawn again. */
function arrival(files: readonly string[]) {
  const key = files.join(" ");
  const known = reading.get(key) ?? Promise.all(files.map((file) => fetchedAgain(() => run(file))));
  reading.set(key, known);
  known.catch(() => reading.delete(key));
  return known;
}

const sets = new Map<string, AbstractIntlMessages>();

/** One object a set of files, so that nobody inside is drawn anew for words that are the same. */
function merged(files: readonly string[]) {
  const key = files.join(" ");
  const messages =
    sets.get(key) ?? (Object.assign({}, ...files.map((file) => keptWords()[file])) as AbstractIntlMessages);
  sets.set(key, messages);
  return messages;
}

const never = () => () => undefined;

type Props = {
  /** Addresses of words; the script of the last is put here, those before it are of a part around. */
  files: readonly string[];
  locale: Language;
  timeZone: string;
  children: ReactNode;
};

/**
 * Hands words to the parts inside without the page's data holding them. The server has them at hand. On a page that it drew they stand as a script before that
 * data, so that they are there when the first part wakes: React drops what is pressed on a part that waits. On a page that a link leads to they are read first.
 */
export function ClientWords({ files, locale, timeZone, children }: Props) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const missing = files.filter((file) => !keptWords()[file]);
  if (missing.length > 0) use(arrival(missing));
  return (
    <NextIntlClientProvider locale={locale} messages={merged(files)} timeZone={timeZone}>
      {children}
      {isTakenOver && <script src={files.at(-1)} />}
    </NextIntlClientProvider>
  );
}
