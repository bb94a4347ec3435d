import type { Language } from "@/lib/i18n/routing";
import type { Mail } from "@/lib/mail/outbox";

type Receiver = { email: string; language: Language };
type Message = { name: string; email: string; phone: string | null; message: string };

/** One mail a receiver. */
export function contactMails(receivers: readonly Receiver[], { name, email, phone, message }: Message): Mail[] {
  const data = { name, email, phone, message };
  return receivers.map(({ email: to, language }) => ({ to, language, template: "contactMessage", data }));
}

type Addressee = { email: string; name: string; slug: string; registered: boolean; language: Language };

/** To the company itself; who has no account can stop such mails, as it can requests. */
export function companyMail(
  { email: to, name: company, slug, registered, language }: Addressee,
  message: Message,
): Mail {
  const { name, email, phone, message: text } = message;
  const data = { name, email, phone, message: text, company, slug };
  return { to, language, template: "companyMessage", data, group: registered ? undefined : "requests" };
}
