import { singleton } from "@/lib/singleton";

/** A file that goes with a mail by its name alone: it is made when the mail leaves, the outbox keeps no bytes. */
export type AttachmentRef = { kind: "invoice"; id: string; filename: string };
export type Attachment = { filename: string; content: Buffer; contentType: string };

/** Bytes of a PDF; null where what it shows no longer exists. */
type Make = (id: string) => Promise<Uint8Array | null>;
const makers = singleton("mail.attachments", () => new Map<string, Make>());

/** Beside the headers of a row, and never one of the mail's. */
const key = "Attachment";
const pattern = /^(\w+)\/([0-9a-f-]{36})\/([\w-]+\.pdf)$/;

/** Says who makes the files of a kind: lib/mail knows no feature. */
export function provideAttachments(kind: AttachmentRef["kind"], make: Make) {
  makers.set(kind, make);
}

export const attachmentHeader = ({ kind, id, filename }: AttachmentRef) => ({ [key]: `${kind}/${id}/${filename}` });

/** The headers of a row as they go out, and the name of the file that goes with them. */
export function splitHeaders({ [key]: named, ...headers }: Record<string, string>) {
  const [, kind = "", id = "", filename = ""] = pattern.exec(named ?? "") ?? [];
  return { headers, attached: filename ? { kind, id, filename } : null };
}

type Attached = ReturnType<typeof splitHeaders>["attached"];

/** The file itself. Throws where nobody makes its kind in this process: the mail waits for one that can. */
export async function makeAttachments(attached: Attached): Promise<Attachment[]> {
  if (!attached) return [];
  const make = makers.get(attached.kind);
  if (!make) throw new Error(`no maker of attachments of the kind ${attached.kind}`);
  const bytes = await make(attached.id);
  if (!bytes) return [];
  return [{ filename: attached.filename, content: Buffer.from(bytes), contentType: "application/pdf" }];
}
