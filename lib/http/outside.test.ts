import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeOutside, type OutsideRequest } from "./outside";
import { isPublicAddress } from "./outside-address";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine and its port. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const here = async () => [{ address: "127.0.0.1", family: 4 }];
const terms: OutsideRequest = { mostBytes: 1_000, timeout: 5_000 };
const refused = { reason: "addressRefused" };

describe("addresses on the open internet", () => {
  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.255.255", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "198.18.0.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1"],
    ...[
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
      "2001:0:1::1",
      "2001:db8::1",
      "ff02::1",
    ],
    ...["", "localhost", "1.2.3"],
  ])("%s is none", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1::1", "2a00:1450:4001::200e"])(
    "%s is one",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe("an address that a user gave", () => {
  it("is not asked without TLS, with a password, or where it is no address of the web", async () => {
    const resolve = vi.fn(here);
    const ask = makeOutside({ trusted: [], resolve });
    for (const address of [
      ...[
        "http://calendar.example/a.ics",
        "https://user:word@calendar.example/",
        "file:///etc/passwd",
        "ftp://a.example/",
      ],
      ...["gopher://a.example", "nonsense", ""],
    ]) {
      await expect(ask(address, terms), address).rejects.toMatchObject(refused);
    }
    expect(resolve).not.toHaveBeenCalled();
  });

  it("is not asked inside the network, in whichever notation", async () => {
    const resolve = vi.fn(here);
    const ask = makeOutside({ trusted: [], resolve });
    for (const host of [
      ...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.0.1.", "[::1]", "[::ffff:127.0.0.1]"],
      ...["169.254.169.254", "[fd00::1]", "10.0.0.7:8443"],
    ]) {
      await expect(ask(`https://${host}/`, terms), host).rejects.toMatchObject(refused);
    }
    expect(resolve).not.toHaveBeenCalled();
  });

  it("is not asked when any address of its name is inside; no connection is made", async () => {
    let asked = 0;
    const port = await listen((_request, response) => {
      asked++;
      response.end("inside");
    });
    const resolve = vi.fn(async () => [{ address: "93.184.216.34", family: 4 }, ...(await here())]);
    const ask = makeOutside({ trusted: [], resolve });
    await expect(ask(`https://calendar.example:${port}/`, terms)).rejects.toMatchObject(refused);
    // Looked up once: a second answer could be another.
    expect([asked, resolve.mock.calls.length]).toEqual([0, 1]);
  });

  it("is connected to by the address that was looked up, and told the name that was asked for", async () => {
    const port = await listen((request, response) => {
      response.setHeader("ETag", '"1"');
      response.end(`${request.headers.host} ${request.headers["if-none-match"]} ${request.headers.cookie}`);
    });
    const resolve = vi.fn(here);
    const ask = makeOutside({ trusted: [`calendar.example:${port}`], resolve });
    const answer = await ask(`http://calendar.example:${port}/`, { ...terms, headers: { "If-None-Match": '"0"' } });
    expect(String(answer.body)).toBe(`calendar.example:${port} "0" undefined`);
    expect([answer.status, answer.headers.etag, resolve.mock.calls.length]).toEqual([200, '"1"', 1]);
    // Another port of the same host is not what was trusted.
    await expect(ask("http://calendar.example:1/", terms)).rejects.toMatchObject(refused);
  });

  it("is followed three times, and each time checked", async () => {
    const port = await listen((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` });
      response.end("there");
    });
    const ask = makeOutside({ trusted: [`127.0.0.1:${port}`] });
    expect(String((await ask(`http://127.0.0.1:${port}/3`, terms)).body)).toBe("there");
    await expect(ask(`http://127.0.0.1:${port}/4`, terms)).rejects.toMatchObject({ reason: "tooManyRedirects" });
  });

  it("leads nowhere inside by a redirect", async () => {
    let asked = 0;
    const inside = await listen((_request, response) => {
      asked++;
      response.end("inside");
    });
    let to = "";
    const port = await listen((_request, response) => response.writeHead(307, { Location: to }).end());
    const ask = makeOutside({ trusted: [`127.0.0.1:${port}`] });
    for (to of [`http://127.0.0.1:${inside}/`, `https://localhost:${inside}/`, "https://169.254.169.254/", "file:///x"])
      await expect(ask(`http://127.0.0.1:${port}/`, terms), to).rejects.toMatchObject(refused);
    expect(asked).toBe(0);
  });

  it("is read to its limit and no further, whatever length it claims", async () => {
    let sent = 0;
    const port = await listen((request, response) => {
      if (request.url === "/claims") {
        response.writeHead(200, { "Content-Length": "50000000" });
        response.write("x");
        return;
      }
      const more = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += 10_000;
          if (!response.write("x".repeat(10_000))) return response.once("drain", more);
        }
      };
      more();
    });
    const ask = makeOutside({ trusted: [`127.0.0.1:${port}`] });
    for (const path of ["claims", "streams"])
      await expect(ask(`http://127.0.0.1:${port}/${path}`, terms)).rejects.toMatchObject({ reason: "tooLarge" });
    expect(sent).toBeLessThan(50_000_000);
  });

  it("has a time for all of it; silence and refusal are told apart", async () => {
    const silent = await listen(() => undefined);
    const begun = await listen((_request, response) => response.write("x"));
    const ask = makeOutside({
      trusted: ["127.0.0.1", "gone.example"],
      resolve: () => Promise.reject(new Error("gone")),
    });
    for (const port of [silent, begun])
      await expect(ask(`http://127.0.0.1:${port}/`, { ...terms, timeout: 50 })).rejects.toMatchObject({
        reason: "timedOut",
      });
    for (const address of ["http://127.0.0.1:1/", "http://gone.example/"])
      await expect(ask(address, terms)).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("gets a POST with its body, and its redirect as an answer", async () => {
    const port = await listen((request, response) => {
      request.on("data", (chunk) => response.write(chunk));
      request.on("end", () => response.end(` ${request.method}`));
      response.writeHead(307, { Location: "/elsewhere" });
    });
    const ask = makeOutside({ trusted: ["127.0.0.1"] });
    const answer = await ask(`http://127.0.0.1:${port}/`, { ...terms, method: "POST", body: Buffer.from("hello") });
    expect([answer.status, String(answer.body)]).toEqual([307, "hello POST"]);
  });
});
