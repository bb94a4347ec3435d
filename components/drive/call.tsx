import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { smsHref, telHref } from "@/components/ui/tel";

export type Person = { name: string; phone: string | null };
type Props = {
  person: Person;
  word: string;
  /** Somebody among passengers, who reads what they do not hear. */
  writes?: boolean;
};

/** Whom the driver reaches by one press, or writes to before the wheels turn. */
export function Call({ person: { name, phone }, word, writes = false }: Props) {
  const t = useTranslations("driver.drive");
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <span>
        <b className="break-words">{name}</b>
        <span className="block text-sm text-ink-2">{word}</span>
      </span>
      {phone && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink className="flex-1" href={telHref(phone)}>
            <Icon of="phone" size={17} />
            {t("call", { phone })}
          </ButtonLink>
          {writes && (
            <ButtonLink href={smsHref(phone)}>
              <Icon of="message-square-text" size={17} />
              {t("write")}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
