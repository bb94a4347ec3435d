import net from "node:net";

/**
 * A cable between two programs that can be pulled: then nothing comes through, and neither end is told. `slow(ms)`: what
 * goes in comes out so much later, each way.
 */
export async function layWire(port, target) {
  const ends = new Set();
  let cut = false;
  let late = 0;
  const pass = (to, chunk) => {
    if (late > 0) setTimeout(() => to.write(chunk), late);
    else to.write(chunk);
  };
  const server = net.createServer((near) => {
    const far = net.connect(target, "127.0.0.1");
    const pair = [near, far];
    for (const [from, to] of [pair, [far, near]]) {
      ends.add(from);
      from.setNoDelay(true);
      from.on("data", (chunk) => cut || pass(to, chunk));
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
    late = 0;
    // What was lost in between can be made good by nobody: both ends begin anew.
    for (const end of ends) end.destroy();
  };
  return {
    cut: () => {
      cut = true;
    },
    mend,
    slow: (ms) => {
      late = ms;
    },
    close: () => {
      mend();
      server.close();
    },
  };
}
