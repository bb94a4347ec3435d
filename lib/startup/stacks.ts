import fs from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Maps of so many files are kept: a defect comes again from where it came before. */
const most = 10;
const maps = new Map<string, SourceMap | null>();

function readMap(file: string) {
  try {
    const name = file.startsWith("file:") ? fileURLToPath(file) : file;
    return new SourceMap(JSON.parse(fs.readFileSync(`${name}.map`, "utf8")));
  } catch {
    return null;
  }
}

function mapOf(file: string) {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const read = readMap(file);
  if (maps.size >= most) maps.clear();
  maps.set(file, read);
  return read;
}

/** Where a line of the built code stands in the sources; as it is where no map lies beside its file. */
function placeOf(frame: NodeJS.CallSite) {
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file || line === null || column === null || file.startsWith("node:")) return String(frame);
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return String(frame);
  const place = `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  const name = frame.getFunctionName();
  return name ? `${name} (${place})` : place;
}

function headOf(error: Error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

/**
 * Stacks name the sources, by maps that are read when the first stack of their file is: node's own `--enable-source-maps`
 * holds those of every loaded file for good, a hundred megabytes.
 */
export function mapStacks() {
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join("\n");
}
