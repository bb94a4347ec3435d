import v8 from "node:v8";
import vm from "node:vm";

/** Milliseconds after the start in which its own work is done. */
const settled = 15_000;

/**
 * What loading and the first pages have left is collected once and given back: a process at rest would hold it for as long
 * as nobody comes.
 */
export function giveBackOnce(after = settled) {
  const collect = () => {
    v8.setFlagsFromString("--expose-gc");
    const gc = vm.runInNewContext("gc") as () => void;
    v8.setFlagsFromString("--no-expose-gc");
    gc();
  };
  setTimeout(collect, after).unref();
}
