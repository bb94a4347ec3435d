import http from "node:http";

/** Header lines by their name in lower case, unfolded. */
const headersOf = (lines) =>
  Object.fromEntries(
    lines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(":") + 1)
        .replace(/\s+/g, " ")
        .trim(),
    ]),
  );

const linksOf = (text) => [...new Set(text.match(/https?:\/\/[^\s"<>)\]]+/g) ?? [])];

async function parse(stream) {
  const { simpleParser } = await import("mailparser");
  const mail = await simpleParser(stream);
  const to = [mail.to].flat().flatMap((part) => part?.value.map((one) => one.address?.toLowerCase()) ?? []);
  const text = mail.text ?? "";
  return {
    id: mail.messageId,
    to: to.join(","),
    from: mail.from?.text ?? "",
    subject: mail.subject ?? "",
    text,
    html: mail.html || "",
    links: linksOf(text),
    headers: headersOf(mail.headerLines),
  };
}

/** A mail server for tests: takes what comes by SMTP, shows it as JSON at /mails?to=… */
export async function startMailReceiver() {
  const { SMTPServer } = await import("smtp-server");
  const mails = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      parse(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  const web = http.createServer((request, response) => {
    const to = new URL(request.url, "http://x").searchParams.get("to")?.toLowerCase();
    const found = to ? mails.filter((mail) => mail.to.split(",").includes(to)) : mails;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(found));
  });
  await new Promise((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  await new Promise((resolve) => web.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    web.close();
    await new Promise((resolve) => smtp.close(resolve));
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.server.address().port}`,
    mailsUrl: `http://127.0.0.1:${web.address().port}`,
    stop,
  };
}
