import { plainList } from "@/lib/http/admin-list";
import { mailGroups } from "@/lib/mail/groups";
import { mailStates } from "../rules";
import type { MailSummary, MailKeys } from "./outbox";

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** What was sent, waits or failed. */
export const plainMailList = plainList<MailSummary, MailKeys>()({
  name: "outbox",
  screen: "outbox",
  table: "default",
  words: "mail.outbox",
  labels: "mail.outbox.column",
  columns: {
    subject: {},
    recipient: {},
    template: { values: "mail.outbox.template" },
    state: { values: "mail.outbox.state", nowrap: true, card: "side" },
    created_at: {
      of: ({ created_at }) => new Date(created_at),
      label: "mail.outbox.column.created",
      sort: "created_at",
      nowrap: true,
    },
    sent_at: { of: ({ sent_at }) => dateOf(sent_at), nowrap: true, usual: false },
    error: {},
    group: { values: "mail.outbox.group", usual: false },
    language: { values: "adminuser.language", usual: false },
    attempts: { right: true, usual: false },
    id: { usual: false },
  },
  filters: { state: { only: mailStates }, template: {}, group: { only: mailGroups } },
  sorts: ["created_at"],
  dir: "desc",
});
