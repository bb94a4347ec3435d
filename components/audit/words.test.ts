import { expect, it } from "vitest";
import { auditActions, auditNouns } from "@/lib/features/audit/schema/admin-list";
import { templateNames } from "@/lib/mail/registry";
import { agreed } from "./agree";

const languages = ["de", "en", "es"] as const;
const read = async (lng: string, name: string) => (await import(`@/locales/${lng}/${name}.json`)).default;

it.each(languages)("has a word for every action and noun that the trail's filter offers, in %s", async (lng) => {
  const words = await read(lng, "audit");
  expect(auditActions.filter((action) => !words.action[action])).toEqual([]);
  expect(auditNouns.filter((noun) => !words.noun[noun])).toEqual([]);
});

it.each(languages)("no two deeds of the trail's filter read alike, in %s", async (lng) => {
  const { action } = await read(lng, "audit");
  const shown = auditActions.map((one) => action[one]);
  expect(shown.filter((word, index) => shown.indexOf(word) !== index)).toEqual([]);
});

it("a deed follows its noun in Spanish", async () => {
  const { action } = await read("es", "audit");
  const of = (noun: string, ...deeds: string[]) => deeds.map((deed) => agreed(action[deed], noun, "es"));
  expect(of("news", "create", "publish", "delete")).toEqual(["creada", "publicada", "borrada"]);
  expect(of("company", "change", "changeEmail", "merge")).toEqual(["cambiada", "dirección cambiada", "fusionada"]);
  expect(of("offer", "decline", "answerDecline", "make")).toEqual(["no aceptada", "rechazada por enlace", "hecha"]);
  expect(of("invoice", "paid", "issue", "cancel")).toEqual(["pago registrado", "emitida", "cancelada"]);
  expect(of("mediadata", "change", "restore")).toEqual(["cambiados", "restaurados"]);
  expect(of("user", "create", "scheduleErasure")).toEqual(["creado", "borrado confirmado"]);
  expect(agreed("angelegt", "company", "de")).toBe("angelegt");
});

it.each(languages)("has a word for every mail that the outbox's filter offers, in %s", async (lng) => {
  const { outbox } = await read(lng, "mail");
  expect(templateNames.filter((name) => !outbox.template[name])).toEqual([]);
});
