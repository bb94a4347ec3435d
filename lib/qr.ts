import QRCode from "qrcode";

/** A QR code as lines of an SVG; `size`: modules of one side, the quiet zone included. */
export type QrDrawing = { size: number; path: string };

/** Level M bears dirt and scratches on a bus, and a screen; four modules around it are what readers need. */
export const qrOptions = { errorCorrectionLevel: "M" } as const;
export const qrQuietZone = 4;

/** One stroke a run of dark modules; for the file and for pages alike. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = QRCode.create(text, qrOptions);
  const lines: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < modules.size && modules.get(y, x + run)) run += 1;
      lines.push(`M${x + qrQuietZone} ${y + qrQuietZone + 0.5}h${run}`);
      x += run;
    }
  }
  return { size: modules.size + 2 * qrQuietZone, path: lines.join("") };
}
