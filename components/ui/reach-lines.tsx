import { Icon } from "./icon";
import { telHref } from "./tel";

type Props = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  mobile?: string | null;
  noPhone: string;
};

/** A person's ways of being reached, or that there is no number. */
export function ReachLines({ name, email, phone, mobile, noPhone }: Props) {
  return (
    <>
      {name && <b className="wrap-anywhere">{name}</b>}
      {email && (
        <a className="flex flex-wrap items-center gap-2 wrap-anywhere" href={`mailto:${email}`}>
          <Icon of="mail" size={16} />
          {email}
        </a>
      )}
      {phone ? (
        <a className="flex flex-wrap items-center gap-2" href={telHref(phone)}>
          <Icon of="phone" size={16} />
          {phone}
        </a>
      ) : (
        <span className="text-xs text-ink-3">{noPhone}</span>
      )}
      {mobile && (
        <a className="flex flex-wrap items-center gap-2" href={telHref(mobile)}>
          <Icon of="smartphone" size={16} />
          {mobile}
        </a>
      )}
    </>
  );
}
