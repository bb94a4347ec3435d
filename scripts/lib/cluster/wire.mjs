import net from "node:net";

/** A cable between two programs that can be pulled: then nothing comes through, and neither end is told. */
export async function layWire(port, target) {
  const ends = new Set();
  let cut = false;
  const server = net.createServer((near) => {
    const far = net.connect(target, "127.0.0.1");
    const pair = [near, far];
    for (const [from, to] of [pair, [far, near]]) {
      ends.add(from);
      from.setNoDelay(true);
      from.on("data", (chunk) => cut || to.write(chunk));
      from.on("error", () => undefined);
      from.on("close", () => {
        ends.delete(from);
        if (!cut) to.destroy();
      });
    }
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const mend = () => {
    cut = false;
    // What was lost in between can be made good by nobody: both ends begin anew.
    for (const end of ends) end.destroy();
  };
  return {
    cut: () => {
      cut = true;
    },
    mend,
    close: () => {
      mend();
      server.close();
    },
  };
}
