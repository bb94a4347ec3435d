import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type Received = { to: string[]; mail: ParsedMail };

/** A mail server that speaks SMTP over a real socket and keeps what it takes, read by a parser that is not ours. */
export async function startMailServer() {
  const box = { received: [] as Received[], refusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, callback) {
      simpleParser(stream).then((mail) => {
        if (box.refusing) return callback(new Error("mailbox full"));
        box.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { box, url: `smtp://127.0.0.1:${port}`, close };
}
