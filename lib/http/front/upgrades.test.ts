import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { refuseUpgrades } from "./upgrades";

test("who asks for another protocol is refused, and nobody is held", async () => {
  const server = http.createServer();
  refuseUpgrades(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      let heard = "";
      const socket = net.connect(port, "127.0.0.1");
      socket.setEncoding("utf8").on("data", (text) => {
        heard += text;
      });
      socket.once("error", reject).once("end", () => resolve(heard));
      const upgrade = "connection: Upgrade\r\nupgrade: websocket";
      socket.write(`GET /_next/webpack-hmr HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`);
    });
  for (const heard of await Promise.all(Array.from({ length: 50 }, ask))) expect(heard).toMatch(/^HTTP\/1.1 400 /);
  // It ends once no connection is left; it does not end those of another protocol by itself.
  await new Promise((resolve) => server.close(resolve));
});
