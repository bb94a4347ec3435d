import fs from "node:fs/promises";
import path from "node:path";
import type { SendMailOptions } from "nodemailer";
import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import { makeAttachments, splitHeaders } from "./attachments";

/** A row of the outbox, as far as delivery needs it. */
export type Letter = {
  id: string;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  createdAt: Date;
};

const senderOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

async function messageOf(letter: Letter): Promise<SendMailOptions> {
  const { headers: all, attached } = splitHeaders(letter.headers);
  const { "Message-ID": messageId, "Reply-To": replyTo, ...headers } = all;
  return {
    // An object, never a string: commas and brackets in an address must not become further recipients.
    to: { name: "", address: letter.recipient },
    from: env.MAIL_FROM,
    replyTo: replyTo ? { name: "", address: replyTo } : undefined,
    envelope: { from: senderOf(env.MAIL_FROM), to: [letter.recipient] },
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    messageId,
    date: letter.createdAt,
    headers: { ...headers, "Content-Language": letter.language },
    attachments: await makeAttachments(attached),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Loaded with the first mail: most servers beside a worker send none. */
const mailer = async () => (await import("nodemailer")).default;

async function bySmtp(url: string, letter: Letter) {
  const message = await messageOf(letter);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = (await mailer()).createTransport({ url, ...timeouts });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** Without a mail server the outbox is the delivery: admins read it, and this file opens in any mail program. */
async function byFile(letter: Letter) {
  const transport = (await mailer()).createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail(await messageOf(letter));
  const file = path.resolve(env.DATA_DIR, "mails", `${letter.id}.eml`);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await fs.writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
}

/** Hands a letter over, once. Throws where the mail server does not take it. */
export async function handOver(letter: Letter): Promise<"smtp" | "file"> {
  if (!env.SMTP_URL) return byFile(letter).then(() => "file");
  await bySmtp(env.SMTP_URL, letter);
  return "smtp";
}
