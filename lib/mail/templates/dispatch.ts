import { formatMoney, formatTime } from "@/lib/i18n/formats";
import { typedLine, typedText } from "../clean";
import { pageUrl, type Template } from "../content";
import { moment, type RequestFacts, requestFacts } from "../facts";

/** `ring` and `distance`: km. `token` answers without an account. */
type AskData = RequestFacts & {
  description: string;
  phone: string | null;
  token: string;
  ring: number;
  distance: number;
};
/** `arrivesAt`: when its bus is there; `amount`: cents with tax, null where it is agreed by phone. */
type AnswerData = RequestFacts & {
  company: string;
  arrivesAt: number;
  amount: number | null;
  id?: string;
  token?: string;
};
type AlarmData = RequestFacts & { id: string; asked: number; phone: string | null };

/** Values of a subject: how many people stand where. */
const stands = ({ from, passengers }: RequestFacts) => ({ from: typedLine(from, 80), people: passengers ?? 0 });

export const dispatchAsk: Template<AskData> = ({ data, t, language }) => ({
  subject: t("dispatchAsk.subject", stands(data)),
  heading: t("dispatchAsk.heading", stands(data)),
  intro: [t("dispatchAsk.intro", { km: data.distance, ring: data.ring })],
  quote: data.description ? { label: t("dispatchAsk.broke"), text: typedText(data.description) } : undefined,
  facts: [
    ...(data.phone ? [{ label: t("dispatchAsk.phone"), value: typedLine(data.phone, 40) }] : []),
    ...requestFacts(data, t, language),
  ],
  action: { label: t("dispatchAsk.action"), href: pageUrl(language, ["dispatch", data.token]) },
  notes: [t("dispatchAsk.note")],
});

export const dispatchStoodDown: Template<RequestFacts> = ({ data, t, language }) => ({
  subject: t("dispatchStoodDown.subject", stands(data)),
  heading: t("dispatchStoodDown.heading"),
  intro: [t("dispatchStoodDown.intro")],
  facts: requestFacts(data, t, language),
  action: { label: t("dispatchStoodDown.action"), href: pageUrl(language, ["userpanel", "nearrequests"]) },
});

export const dispatchAnswer: Template<AnswerData> = ({ data, t, language }) => {
  const named = { company: typedLine(data.company, 120), time: formatTime(data.arrivesAt) };
  const arrival = { label: t("dispatchAnswer.arrival"), value: moment(data.arrivesAt, language) };
  const price =
    data.amount === null
      ? t("dispatchAnswer.byPhone")
      : t("dispatchAnswer.gross", { price: formatMoney(data.amount, "EUR", language) });
  const page = data.token ? ["myrequest", data.token] : ["userpanel", "dispatch", data.id ?? ""];
  return {
    subject: t("dispatchAnswer.subject", named),
    heading: t("dispatchAnswer.heading", named),
    intro: [t("dispatchAnswer.intro")],
    facts: [arrival, { label: t("dispatchAnswer.price"), value: price }, ...requestFacts(data, t, language)],
    action: { label: t("dispatchAnswer.action"), href: pageUrl(language, page) },
  };
};

export const dispatchAlarm: Template<AlarmData> = ({ data, t, language }) => ({
  subject: t("dispatchAlarm.subject", stands(data)),
  heading: t("dispatchAlarm.heading", { count: data.asked }),
  intro: [t("dispatchAlarm.intro")],
  facts: [
    ...(data.phone ? [{ label: t("dispatchAsk.phone"), value: typedLine(data.phone, 40) }] : []),
    ...requestFacts(data, t, language),
  ],
  action: { label: t("dispatchAlarm.action"), href: pageUrl(language, ["userpanel", "dispatch", data.id]) },
});
