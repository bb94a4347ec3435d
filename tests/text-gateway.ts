import http from "node:http";
import type { AddressInfo } from "node:net";

interface Taken {
  id: string;
  to: string;
  from: string;
  text: string;
  authorization: string | undefined;
}

/** A gateway for texts on this machine: answers with a status, or never. */
export async function startGateway() {
  const taken: Taken[] = [];
  let answer: number | "hang" = 200;
  const server = http.createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (part) => (body += part));
    incoming.on("end", () => {
      taken.push({ ...JSON.parse(body), authorization: incoming.headers.authorization });
      if (answer !== "hang") outgoing.writeHead(answer).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    taken,
    answers: (next: number | "hang") => {
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
