const day = 86_400_000;

/** Signs of trouble that a moderator wants to see; keys of locales/{lng}/moderation.json under `hints`. */
export type Hint = "phoneInText" | "mailInText" | "linkInText" | "severalBuses" | "unconfirmed" | "soon";

type Checked = {
  description: string;
  passengers: number | null;
  quantity: number;
  confirmed: boolean;
  startDate: number;
};

export function hintsFor(request: Checked, now: number): Hint[] {
  const hints: Hint[] = [];
  if (!request.confirmed) hints.push("unconfirmed");
  if (/(?:\+|00?)\d(?:[\s()/.-]?\d){6,}/.test(request.description)) hints.push("phoneInText");
  if (/[^\s@]+@[^\s@]+\.[a-z]{2,}/i.test(request.description)) hints.push("mailInText");
  if (/https?:\/\/|www\./i.test(request.description)) hints.push("linkInText");
  // The largest double-decker seats 89.
  if ((request.passengers ?? 0) > 89 * request.quantity) hints.push("severalBuses");
  if (request.startDate - now < 2 * day) hints.push("soon");
  return hints;
}
