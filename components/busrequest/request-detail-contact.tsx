"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { cn } from "@/components/ui/cn";
import { Button, ButtonLink } from "@/components/ui/button";
import { ReachLines } from "@/components/ui/reach-lines";
import { Notice } from "@/components/ui/notice";
import type { ContactAccess, ContactRule } from "@/lib/access/records";
import { api } from "@/lib/http/client";
import { type Contact, contactOf } from "./contact";

/** "login": nobody is signed in. */
export type ContactGate = ContactAccess | "login";

/** Where they were asked for, the button that was pressed is gone: the focus goes on to what it brought. */
function Lines({ companyName, email, phone, mobile, addresses = [], asked }: Contact & { asked: boolean }) {
  const t = useTranslations("busrequest.page");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  return (
    <div className="grid grid-cols-1 content-start gap-2" tabIndex={asked ? -1 : undefined} ref={box}>
      <ReachLines name={companyName} email={email} phone={phone} mobile={mobile} noPhone={t("noPhone")} />
      {asked && addresses.map((address) => <span key={address}>{address}</span>)}
    </div>
  );
}

function Reveal({ id, onContact }: { id: string; onContact: (contact: Contact) => void }) {
  const t = useTranslations("busrequest.page");
  const { run, busy, trouble } = useAction();
  const reveal = () =>
    run(async () => onContact(contactOf((await api("GET /busrequest/{id}", { params: { id } })).first)));
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Button busy={busy} onClick={reveal} className="justify-self-start">
        {t(busy ? "revealing" : "reveal")}
      </Button>
      <span className="text-xs text-ink-3">{t("revealNote")}</span>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}

type Props = {
  id: string;
  gate: ContactGate;
  /** The rule that its author has chosen; null where none holds. */
  rule: ContactRule | null;
  known: Contact;
  loginHref: string;
};

/** Who to talk to. A private author's data come by the rule that it has chosen. */
export function DetailContact({ id, gate, rule, known, loginHref }: Props) {
  const t = useTranslations("busrequest.page");
  const says = useTranslations("busrequest.contactRule.partner");
  const [contact, setContact] = useState<Contact | null>(gate === "open" ? known : null);
  return (
    <section
      className={cn("card grid grid-cols-1 content-start gap-2", !contact && "print:hidden")}
      id="contact"
      tabIndex={-1}
      aria-label={t("contact")}
    >
      <h2>{t("contact")}</h2>
      {contact && <Lines {...contact} asked={gate === "onRequest"} />}
      {!contact && rule && <p className="text-ink-2">{says(rule)}</p>}
      {!contact && gate === "onRequest" && <Reveal id={id} onContact={setContact} />}
      {!contact && !rule && <p className="text-ink-2">{t("contactPartners")}</p>}
      {gate === "login" && (
        <ButtonLink href={loginHref} className="justify-self-start">
          {t("login")}
        </ButtonLink>
      )}
    </section>
  );
}
