"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { canPasskeys } from "@/components/auth/passkey-support";
import { ProfileSection } from "@/components/user/profile-section";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import type { PasskeyRecord } from "@/lib/features/passkey/schema";
import { ApiError, api } from "@/lib/http/client";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { PasskeyForm } from "./passkey-form";

type RowProps = { passkey: PasskeyRecord; onRemove: () => void };

function Row({ passkey: { name, created_at, lastUsedAt }, onRemove }: RowProps) {
  const t = useTranslations("user.passkeys");
  const dates = [
    t("created", { day: formatDate(created_at) }),
    ...(lastUsedAt === null ? [] : [t("used", { when: formatDateTime(lastUsedAt) })]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-48">
        <b className="wrap-anywhere">{name}</b>
        <br />
        <span className="text-xs text-ink-3">{dates.join(", ")}</span>
      </div>
      <Button small className="max-lg:min-h-11" aria-label={t("removeFor", { name })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}

/** The passkeys of an account: several, each with a name. */
export function PasskeySection({ initial }: { initial: readonly PasskeyRecord[] }) {
  const t = useTranslations("user.passkeys");
  const [passkeys, setPasskeys] = useState(initial);
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<PasskeyRecord | null>(null);
  const [able, setAble] = useState(true);
  useEffect(() => setAble(canPasskeys()), []);

  function added(passkey: PasskeyRecord) {
    setPasskeys((known) => [passkey, ...known]);
    setAdding(false);
    toast({ title: t("added") });
  }
  async function remove() {
    if (!asked) return true;
    try {
      await api("DELETE /user/passkey/{id}", { params: { id: asked.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return false;
    }
    setPasskeys((known) => known.filter(({ id }) => id !== asked.id));
    toast({ title: t("removed") });
    return true;
  }
  return (
    <ProfileSection id="profile-passkeys" title={t("title")} text={t("text")}>
      {passkeys.length === 0 && !adding && <p className="text-ink-2">{t("none")}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
        ))}
      </ul>
      <div className="mt-2">
        {adding && <PasskeyForm onAdded={added} onCancel={() => setAdding(false)} />}
        {!adding && able && <Button onClick={() => setAdding(true)}>{t("add")}</Button>}
        {!able && <p className="text-xs text-ink-3">{t("unable")}</p>}
      </div>
      <ConfirmDelete
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        name={asked?.name ?? ""}
        title={t("ask", { name: asked?.name ?? "" })}
        consequence={t("consequence")}
        label={t("remove")}
        onDelete={remove}
      />
    </ProfileSection>
  );
}
