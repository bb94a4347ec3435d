import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { onClose } from "../processes.mjs";

const megabytes = 1_000;

/** A small disk in memory, for whoever may mount one; `fill` leaves no byte on it, null where it cannot be had. */
export function smallDisk(place) {
  fs.mkdirSync(place, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", place], { stdio: "ignore" });
  } catch {
    return null;
  }
  onClose(async () => execFileSync("umount", ["--lazy", place]));
  const ballast = path.join(place, "ballast");
  const fill = () => {
    const file = fs.openSync(ballast, "w");
    const chunk = Buffer.alloc(1024 * 1024);
    try {
      for (let size = chunk.length; size >= 512; ) {
        try {
          if (fs.writeSync(file, chunk, 0, size) < size) size = Math.floor(size / 2);
        } catch (error) {
          if (error.code !== "ENOSPC") throw error;
          size = Math.floor(size / 2);
        }
      }
    } finally {
      fs.closeSync(file);
    }
  };
  return { fill, free: () => fs.rmSync(ballast, { force: true }) };
}
