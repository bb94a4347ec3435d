import { PDFName, PDFRawStream, PDFString } from "pdf-lib";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkBytes } from "./commands/check";
import { pdf } from "@/tests/api/upload-files";

describe("a PDF", () => {
  const refusalOf = async (bytes: Buffer) => {
    const checked = await checkBytes(bytes, "pdf");
    return "refusal" in checked ? checked.refusal : null;
  };

  it("refused with JavaScript, packed or not, with an attachment or an action on opening", async () => {
    const script = (open: boolean) => pdf((made) => made.addJavaScript("x", "app.alert(1)"), open);
    expect(await refusalOf(await script(true))).toBe("pdfActive");
    expect(await refusalOf(await script(false))).toBe("pdfActive");
    expect(await refusalOf(await pdf((made) => made.attach(new Uint8Array(9), "x.exe")))).toBe("pdfActive");
    const opens = await pdf(({ catalog, context }) =>
      catalog.set(PDFName.of("OpenAction"), context.obj({ S: "URI", URI: PDFString.of("https://x.example") })),
    );
    expect(await refusalOf(opens)).toBe("pdfActive");
    const atPage = await pdf((made) =>
      made.catalog.set(PDFName.of("OpenAction"), made.context.obj([made.getPage(0).ref, "Fit"])),
    );
    expect(await refusalOf(atPage)).toBeNull();
  });

  it("refused where a name is disguised, or the object was written anew without its action", async () => {
    const hidden = (await pdf(() => undefined, false)).toString("latin1");
    const disguised = hidden.replace(
      "trailer",
      "90 0 obj\n<</S/J#61vaScript/J#53(app.alert\\(1\\))>>\nendobj\ntrailer",
    );
    expect(await refusalOf(Buffer.from(disguised, "latin1"))).toBe("pdfActive");
    const twice = hidden.replace("xref\n", "90 0 obj\n<</AA 3 0 R>>\nendobj\n90 0 obj\n<<>>\nendobj\nxref\n");
    expect(await refusalOf(Buffer.from(twice, "latin1"))).toBe("pdfActive");
  });

  it("refused encrypted, broken, or with objects that unpack to hundreds of megabytes", async () => {
    const encrypted = await pdf(({ context }) => {
      context.trailerInfo.Encrypt = context.obj({ Filter: "Standard" });
    });
    expect(await refusalOf(encrypted)).toBe("pdfEncrypted");
    expect(await refusalOf(Buffer.from("%PDF-1.7\nnothing more"))).toBe("fileBroken");
    const bomb = await pdf(({ context }) => {
      const dict = context.obj({ Type: "ObjStm", N: 1, First: 4, Filter: "FlateDecode" });
      context.register(PDFRawStream.of(dict, zlib.deflateSync(Buffer.alloc(200_000_000, " "))));
    }, false);
    expect(await refusalOf(bomb)).toBe("fileBroken");
  });
});
