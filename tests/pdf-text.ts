import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from "pdf-lib";

const name = (text: string) => PDFName.of(text);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

function streamText(object: PDFObject | undefined) {
  return object instanceof PDFRawStream ? latin1(decodePDFRawStream(object).decode()) : "";
}

/** What each code of a font stands for, by its ToUnicode map. */
function signsOf(map: string) {
  const signs = new Map<number, string>();
  const put = (code: number, hex: string) =>
    signs.set(code, Buffer.from(hex.replace(/\s/g, ""), "hex").swap16().toString("utf16le"));
  for (const [, , body = ""] of map.matchAll(/(\d+) beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = "", hex = ""] of body.matchAll(/<([^>]+)>\s*<([^>]+)>/g)) put(Number.parseInt(code, 16), hex);
  }
  for (const [, body = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", many = ""] of body.matchAll(/<([^>]+)>\s*<[^>]+>\s*\[([^\]]*)\]/g)) {
      for (const [at, [, hex = ""]] of [...many.matchAll(/<([^>]+)>/g)].entries())
        put(Number.parseInt(from, 16) + at, hex);
    }
  }
  return signs;
}

/** The words of a PDF's pages in the order they are drawn, read from its own bytes; a change of font is a new line. */
export async function pdfText(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  let text = "";
  for (const { node } of document.getPages()) {
    const fonts = node.Resources()?.lookup(name("Font"), PDFDict);
    const signs = new Map(
      (fonts?.keys() ?? []).map((key) => {
        const map = document.context.lookup(fonts?.lookup(key, PDFDict).get(name("ToUnicode")));
        return [key.decodeText(), signsOf(streamText(map))] as const;
      }),
    );
    const contents = node.Contents();
    const parts =
      contents instanceof PDFArray ? contents.asArray().map((one) => document.context.lookup(one)) : [contents];
    let font = new Map<number, string>();
    const tokens = parts
      .map(streamText)
      .join("\n")
      .matchAll(/\/(\S+) [\d.]+ Tf|<([0-9a-fA-F]+)>|(ET)/g);
    for (const [, chosen, hex, end] of tokens) {
      if (chosen) font = signs.get(chosen) ?? font;
      else if (hex)
        text += (hex.match(/.{4}/g) ?? []).map((code) => font.get(Number.parseInt(code, 16)) ?? "?").join("");
      else if (end) text += "\n";
    }
  }
  return text;
}
