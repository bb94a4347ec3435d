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

it.each(languages)("has a word for every mail that the outbox's filter offers, in %s", async (lng) => {
  const { outbox } = await read(lng, "mail");
  expect(templateNames.filter((name) => !outbox.template[name])).toEqual([]);
});
