import { plainList } from "@/lib/http/admin-list";
import { mailGroups } from "@/lib/mail/groups";
import type { UnsubscriptionRecord, UnsubscriptionKeys } from "./unsubscription";

/** The admins' list of opt-outs: in force alone unless all are wanted or an address is looked for. */
export const plainUnsubscriptionList = plainList<UnsubscriptionRecord, UnsubscriptionKeys>()({
  name: "unsubscriptions",
  screen: "unsubscribed",
  table: "default",
  words: "mailer",
  labels: "mailer.column",
  columns: {
    email: { sort: "email" },
    group: { values: "mailer.group" },
    how: { values: "mailer.how" },
    active: { card: "side" },
    created_at: { of: ({ created_at }) => new Date(created_at), sort: "created_at", nowrap: true },
  },
  filters: {
    show: { term: null, only: ["all"], label: "mailer.show", any: "mailer.showActive" },
    group: { only: mailGroups },
  },
  search: (email) => ({ a: { email } }),
  narrow: ({ q, filters }) => (q || filters.show === "all" ? {} : { active: true }),
  sorts: ["created_at", "email"],
  dir: "desc",
});
