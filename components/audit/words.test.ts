import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { auditActions, auditNouns } from "@/lib/features/audit/schema";
import { templateNames } from "@/lib/mail/registry";

const languages = ["de", "en", "es"] as const;
const read = async (lng: string, name: string) => (await import(`@/locales/${lng}/${name}.json`)).default;

it.each(languages)("has a word for every action and noun that the trail's filter offers, in %s", async (lng) => {
  const words = await read(lng, "audit");
  expect(auditActions.filter((action) => !words.action[action])).toEqual([]);
  expect(auditNouns.filter((noun) => !words.noun[noun])).toEqual([]);
});

it.each(languages)("no two deeds of the trail's filter read alike, in %s", async (lng) => {
  const messages = await read(lng, "audit");
  const t = createTranslator({ locale: lng, messages }) as unknown as (key: string, values: object) => string;
  const shown = auditActions.map((action) => t(`action.${action}`, { gender: "other" }));
  expect(shown.filter((word, index) => shown.indexOf(word) !== index)).toEqual([]);
});

it("a deed follows its noun in Spanish", async () => {
  const messages = await read("es", "audit");
  const t = createTranslator({ locale: "es", messages }) as unknown as (key: string, values: object) => string;
  const of = (action: string) => ["f", "mp", "other"].map((gender) => t(`action.${action}`, { gender }));
  expect([of("create"), of("change"), of("post")]).toEqual([
    ["creada", "creados", "creado"],
    ["cambiada", "cambiados", "cambiado"],
    ["enviada", "enviados", "enviado"],
  ]);
});

it.each(languages)("has a word for every mail that the outbox's filter offers, in %s", async (lng) => {
  const { outbox } = await read(lng, "mail");
  expect(templateNames.filter((name) => !outbox.template[name])).toEqual([]);
});
