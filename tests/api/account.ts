import { prisma } from "@/lib/db/prisma";
import { settleLater } from "@/lib/later";
import type { Handler } from "@/lib/http/route";
import { envelope, request } from "../db";
import { readMail } from "@/tests/mails";

/** Calls a route as a browser of ours does and waits for what it left for later. */
export async function call(handler: Handler, path: string, { cookie, body }: { cookie?: string; body?: unknown } = {}) {
  const answer = await envelope(await handler(request(path, { cookie, body })));
  await settleLater();
  return answer;
}

/** Templates of the mails to an address, oldest first. */
export async function mailsTo(recipient: string) {
  const rows = await prisma.outboxMail.findMany({ where: { recipient }, orderBy: { id: "asc" } });
  return rows.map(({ template }) => template);
}

/** Token of the newest mail of a kind. */
export async function tokenOf(template: string) {
  const mail = await readMail({ template });
  const token = /[?]token=([\w-]{43})/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in a mail ${template}`);
  return token;
}
