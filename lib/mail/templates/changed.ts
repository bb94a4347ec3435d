import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { typedLine } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";
import { about, moment, needsLine, type RequestFacts, requestFacts, wordOf } from "../facts";
import type { MailWords } from "../words";

const placeFields = ["start", "end", "stops"] as const;
const dateFields = ["startDate", "endDate"] as const;
const numberFields = ["passengers", "quantity", "radius"] as const;
const textFields = ["companyName", "email", "phone", "mobile", "description"] as const;
const wordFields = ["category", "transferType", "mode", "organisationType", "vehicleTypes"] as const;

type TextField = (typeof placeFields)[number] | (typeof textFields)[number];
type NumberField = (typeof dateFields)[number] | (typeof numberFields)[number];
type WordField = (typeof wordFields)[number];

/** One field an admin edited. Dates in milliseconds, enumerations by their key, places by name. */
export type RequestEdit =
  | { field: TextField; before: string | string[] | null; after: string | string[] | null }
  | { field: NumberField; before: number | null; after: number | null }
  | { field: "needs"; before: Needs | null; after: Needs | null }
  | { field: WordField; before: string | string[] | null; after: string | string[] | null };

type EditedField = RequestEdit["field"];
/** Without `id` and `token` there is no page of the request to link: then the home page is. */
type RequestChangedData = RequestFacts & { id?: string; token?: string; edits?: RequestEdit[] };

const has = (list: readonly string[], field: string) => list.includes(field);

type Plain = Exclude<RequestEdit, { field: "needs" }>;

function shown(field: EditedField, value: Plain["after"], t: MailWords, language: Language): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("fact.none");
  if (typeof value === "number") {
    return has(dateFields, field) ? moment(value, language) : formatNumber(value, language);
  }
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => (has(wordFields, field) ? wordOf(one, t) : typedLine(one, 300))).join(", ");
}

function editFact(edit: RequestEdit, t: MailWords, language: Language): Fact {
  const [before, after] =
    edit.field === "needs"
      ? [edit.before, edit.after].map((needs) => needsLine(needs, t, language) || t("fact.none"))
      : [edit.before, edit.after].map((value) => shown(edit.field, value, t, language));
  return { label: t(`field.${edit.field}`), value: t("fact.edit", { before: before ?? "", after: after ?? "" }) };
}

function pageOf({ id, token }: RequestChangedData, language: Language) {
  if (token) return pageUrl(language, ["myrequest", token]);
  return pageUrl(language, id ? ["request", id] : []);
}

export const requestChangedByAdmin: Template<RequestChangedData> = ({ data, t, language }) => {
  const edits = data.edits ?? [];
  return {
    subject: t("requestChangedByAdmin.subject", about(data)),
    heading: t("requestChangedByAdmin.heading", about(data)),
    intro: [t("requestChangedByAdmin.intro", { count: edits.length })],
    facts: [...edits.map((edit) => editFact(edit, t, language)), ...requestFacts(data, t, language)],
    action: { label: t("action.openRequest"), href: pageOf(data, language) },
    notes: [t("requestChangedByAdmin.wrong")],
  };
};
