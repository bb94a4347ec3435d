import { onClose } from "../processes.mjs";

const headOf = (text) => /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1];

/** A mail server that counts how often each mail was handed over. */
export async function openMailbox() {
  const { SMTPServer } = await import("smtp-server");
  const taken = new Map();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        const id = headOf(text);
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  smtp.on("error", () => undefined);
  await new Promise((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  onClose(() => new Promise((resolve) => smtp.close(resolve)));
  return { port: smtp.server.address().port, taken };
}
