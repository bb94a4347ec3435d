"use client";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, use } from "react";
import { keptWords, type Words } from "@/lib/i18n/kept-words";
import type { Language } from "@/lib/i18n/routing";

const pauses = [500, 2000, 5000];

async function read(file: string, tries = 0): Promise<Words> {
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const pause = pauses[tries];
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return read(file, tries + 1);
  }
}

const files = new Map<string, Promise<Words>>();
const sets = new Map<string, Promise<AbstractIntlMessages>>();

function kept<T>(map: Map<string, Promise<T>>, key: string, ask: () => Promise<T>) {
  const known = map.get(key) ?? ask();
  map.set(key, known);
  known.catch(() => map.delete(key));
  return known;
}

const merged = (all: readonly (Words | undefined)[]) => Object.assign({}, ...all) as AbstractIntlMessages;

/** The same promise each time: whoever waits for it is drawn again. */
const fetched = (names: readonly string[]) =>
  kept(sets, names.join(" "), async () =>
    merged(await Promise.all(names.map((name) => kept(files, name, () => read(name))))),
  );

type Props = { names: readonly string[]; locale: Language; timeZone: string; children: ReactNode };

/**
 * Hands the words of `names` to the parts inside. A page says them without its data holding them: the server has them at hand, the browser reads
 * them once and keeps them, and what the server drew stands until they are there.
 */
export function ClientWords({ names, locale, timeZone, children }: Props) {
  const messages =
    typeof window === "undefined" ? merged(names.map((name) => keptWords.get(name))) : use(fetched(names));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
