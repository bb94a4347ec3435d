import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import de from "@/locales/de/sms.json";
import en from "@/locales/en/sms.json";
import es from "@/locales/es/sms.json";
import { cut, gsmLength, mostCharacters, toGsm } from "./gsm";

const messages: Record<Language, typeof en> = { de, en, es };

/** What may be texted. `link` is a whole address, `place` a town. */
export type TextContent =
  | { template: "code"; data: { code: string } }
  | { template: "emergency"; data: { people: number; place: string; link: string } }
  | { template: "stoodDown"; data: { place: string } }
  /** `bus`: of several its number, else 0; `known`: whether the driver told where; without it `place` is empty. */
  | {
      template: "breakdown";
      data: { reference: string; bus: number; known: "yes" | "no"; place: string; link: string };
    };

/** A text as it leaves, never more than one: the place gives way, and a name that is short already does not. */
export function textOf({ template, data }: TextContent, language: Language) {
  const words = createTranslator({ locale: language, messages: messages[language] });
  const write = (place: string) => toGsm(words(template, { ...data, place } as never));
  if (!("place" in data)) return write("");
  const room = mostCharacters - gsmLength(write(""));
  return write(cut(toGsm(data.place), Math.max(8, room)));
}
