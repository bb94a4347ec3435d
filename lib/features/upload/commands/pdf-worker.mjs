// Runs in a thread of its own (pdf.ts): what a hostile document costs in time and memory ends with the thread.
import { parentPort } from "node:worker_threads";
import zlib from "node:zlib";
import { PDFArray, PDFDict, PDFName, PDFObjectStreamParser, PDFParser, PDFStream, PDFXRefStreamParser } from "pdf-lib";

/** Bytes that a document's packed lists of objects may unpack to, all together. */
const unpackedLimit = 96 * 1024 * 1024;

/** Names that make a document act, as a key or as a kind of action. */
const active = new Set([
  ...["JS", "JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "XFA", "AA"],
  ...["ImportData", "SubmitForm", "GoToE", "Rendition"],
]);
// In the raw bytes only long names tell anything: three letters stand in any picture by chance.
const activeRaw = /\/(JavaScript|EmbeddedFiles?|RichMedia|Launch)(?![A-Za-z])/;

const nameOf = (object) => (object instanceof PDFName ? object.decodeText() : null);

let unpacked = 0;

/** pdf-lib unpacks such a stream whole; a few kilobytes can hold gigabytes, so it is unpacked here first. */
function refuseBomb(stream) {
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (filters.length === 0) return;
  if (filters.length > 1 || nameOf(filters[0]) !== "FlateDecode") throw new Error("odd filter of an object stream");
  const options = { maxOutputLength: unpackedLimit - unpacked, finishFlush: zlib.constants.Z_SYNC_FLUSH };
  unpacked += zlib.inflateSync(stream.contents, options).length;
}

for (const parser of [PDFObjectStreamParser, PDFXRefStreamParser]) {
  const open = parser.forStream;
  parser.forStream = (stream, ...rest) => {
    refuseBomb(stream);
    return open(stream, ...rest);
  };
}

/** A document may open at a page; any other action on opening is refused. */
function opensWithAction(context, value) {
  const target = context.lookup(value);
  if (!(target instanceof PDFDict)) return false;
  return nameOf(target.lookup(PDFName.of("S"))) !== "GoTo" || target.has(PDFName.of("Next"));
}

function isActive(context, dict) {
  return dict.entries().some(([key, value]) => {
    const name = nameOf(key);
    if (active.has(name) || active.has(nameOf(value) ?? "")) return true;
    return name === "OpenAction" && opensWithAction(context, value);
  });
}

/** An object and all that lies inside it; references lead to objects that are looked at themselves. */
function holdsActive(context, object) {
  const waiting = [object];
  while (waiting.length > 0) {
    const next = waiting.pop();
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFDict) {
      if (isActive(context, dict)) return true;
      waiting.push(...dict.values());
    } else if (dict instanceof PDFArray) {
      waiting.push(...dict.asArray());
      if (dict.asArray().some((item) => active.has(nameOf(item) ?? ""))) return true;
    }
  }
  return false;
}

async function look(bytes) {
  const text = bytes.toString("latin1").replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(`0x${hex}`));
  if (activeRaw.test(text)) return "pdfActive";
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true);
  const { context } = parser;
  // An object may be written twice, and readers differ in which they take: each one is looked at.
  const all = [];
  const assign = context.assign.bind(context);
  context.assign = (ref, object) => {
    all.push(object);
    assign(ref, object);
  };
  try {
    await parser.parseDocument();
  } catch {
    return /\/Encrypt(?![A-Za-z])/.test(text) ? "pdfEncrypted" : "fileBroken";
  }
  if (context.trailerInfo.Encrypt) return "pdfEncrypted";
  if (!(context.lookup(context.trailerInfo.Root) instanceof PDFDict)) return "fileBroken";
  return all.some((object) => holdsActive(context, object)) ? "pdfActive" : null;
}

parentPort.once("message", async (bytes) => parentPort.postMessage(await look(Buffer.from(bytes))));
