/** As much of mailparser as the tests use; its own types are a package of their own. */
declare module "mailparser" {
  export type ParsedMail = {
    messageId?: string;
    subject?: string;
    text?: string;
    html: string | false;
    replyTo?: { value: { address?: string }[] };
    headers: Map<string, unknown>;
    attachments: readonly { filename?: string; contentType: string; content: Buffer }[];
    headerLines: readonly { key: string; line: string }[];
  };
  export function simpleParser(source: NodeJS.ReadableStream | Buffer): Promise<ParsedMail>;
}
