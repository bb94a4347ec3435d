import net from "node:net";
import { freePort } from "../ports.mjs";
import { onClose } from "../processes.mjs";

/**
 * A wire between two programs that can be cut. `pass`: bytes go through; `hole`: they vanish, as behind a firewall that
 * has lost its table – what was open stays silent for good, even once others pass again; `shut`: nobody lifts off.
 */
export async function openWire(target) {
  let way = "pass";
  const open = new Set();
  const server = net.createServer((near) => {
    if (way === "shut") return near.destroy();
    const far = net.connect(target);
    const pair = { near, far };
    open.add(pair);
    if (way === "hole") swallow(pair);
    else {
      near.pipe(far);
      far.pipe(near);
    }
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(pair);
    };
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => server.close(resolve) && cut(open));
  onClose(close);
  const turn = (wanted) => {
    way = wanted;
    if (way === "hole") for (const pair of open) swallow(pair);
    if (way === "shut") cut(open);
  };
  return { port, turn, close };
}

/** Bytes are taken on both sides, and nothing comes out; neither side hears of the other's end. */
function swallow({ near, far }) {
  near.unpipe(far).resume();
  far.unpipe(near).resume();
}

function cut(open) {
  for (const { near, far } of open) {
    near.destroy();
    far.destroy();
  }
}
