import { useTranslations } from "next-intl";

type Said = "confirmed" | "confirmedActive" | "nextActive" | "details.note";

/** What the author's page says of who reads the request: all companies, or the one that was asked. */
export function useReceiverWords(receiver: string | null) {
  const t = useTranslations("busrequest.my");
  return (said: Said) => (receiver ? t(`${said}One`, { company: receiver }) : t(said));
}
