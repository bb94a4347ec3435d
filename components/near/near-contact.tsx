"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Contact, contactOf } from "@/components/busrequest/contact";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { telHref } from "@/components/ui/tel";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import type { NearLine } from "./near-line";

/** A private author's data come by its rule, one request at a time, limited and on record; a company's are public. */
export function useContact(row: NearLine) {
  const [contact, setContact] = useState<Contact | null>(row.contact ?? null);
  const [shown, setShown] = useState(false);
  const { run, busy, trouble } = useAction();
  async function reveal() {
    setShown(true);
    if (contact) return;
    await run(async () => setContact(contactOf((await api("GET /busrequest/{id}", { params: { id: row.id } })).first)));
  }
  return { contact, shown, busy, trouble, reveal };
}
type State = ReturnType<typeof useContact>;

/** An emergency is a call: the number itself where it is known. */
export function ContactButton({ row, state }: { row: NearLine; state: State }) {
  const t = useTranslations("near");
  const says = useTranslations("busrequest.contactRule.partner");
  const { contact, shown, busy, reveal } = state;
  const urgent = row.category === "emergency";
  if (row.afterAcceptance) {
    return <p className="basis-full text-xs text-ink-3">{says("afterAcceptance")}</p>;
  }
  if (urgent && contact?.phone) {
    return (
      <a className={buttonClass({ variant: "pri", small: true })} href={telHref(contact.phone)}>
        <Icon of="phone" size={16} />
        {t("call", { phone: contact.phone })}
      </a>
    );
  }
  if (shown && contact) return null;
  return (
    <Button small variant={urgent ? "pri" : "line"} busy={busy} onClick={reveal}>
      <Icon of="phone" size={16} />
      {t("contact")}
    </Button>
  );
}

export function ContactLines({ row, state }: { row: NearLine; state: State }) {
  const { contact, shown, trouble } = state;
  if (trouble) {
    return (
      <div className="col-[2/-1] mt-2 text-sm max-lg:col-span-full">
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      </div>
    );
  }
  if (!shown || !contact) return null;
  return <Revealed row={row} contact={contact} />;
}

/** The button that was pressed is gone: the focus goes on to what it brought. */
function Revealed({ row, contact }: { row: NearLine; contact: Contact }) {
  const { companyName, email, phone, addresses } = contact;
  const t = useTranslations("near");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="col-[2/-1] mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-lg:col-span-full"
      tabIndex={-1}
      ref={box}
    >
      <b>{companyName}</b>
      {phone ? (
        <a className="flex flex-wrap items-center gap-2" href={telHref(phone)}>
          <Icon of="phone" size={16} />
          {phone}
        </a>
      ) : (
        <span className="text-xs text-ink-3">{t("noPhone")}</span>
      )}
      {email && (
        <a
          className="flex flex-wrap items-center gap-2"
          href={`mailto:${email}?subject=${encodeURIComponent(row.reference)}`}
        >
          <Icon of="mail" size={16} />
          {email}
        </a>
      )}
      {row.personal && addresses?.map((address) => <span key={address}>{address}</span>)}
      {row.personal && <span className="text-xs text-ink-3">{t("onRecord")}</span>}
    </div>
  );
}
