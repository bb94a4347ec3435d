import path from "node:path";
import { Font, StyleSheet } from "@react-pdf/renderer";
import { singleton } from "@/lib/singleton";

const folder = path.join(process.cwd(), "fonts");
// Overpass has no Greek.
const subsets = {
  Overpass: "overpass-latin",
  "Overpass Extended": "overpass-latin-ext",
  "Overpass Cyrillic": "overpass-cyrillic",
  "Noto Sans Greek": "noto-sans-greek",
} as const;

/** A sign that the first face lacks is taken from the next. */
const faces = Object.keys(subsets);

/** A paper's content with a dash for each arrow in what people typed, which no face has: it would print as another sign. */
export const printable = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content).replace(/[\u2190-\u21ff]/gu, "–"));

/** Once a process. */
export function registerFonts() {
  singleton("payment.fonts", () => {
    for (const [family, subset] of Object.entries(subsets)) {
      const fonts = [400, 700].map((fontWeight) => ({
        src: path.join(folder, `${subset}-${fontWeight}-normal.woff`),
        fontWeight,
      }));
      Font.register({ family, fonts });
    }
    // Names and numbers are not to be broken.
    Font.registerHyphenationCallback((word) => [word]);
    return true;
  });
}

const small = { fontSize: 8, color: "#4a5560" } as const;

export const styles = StyleSheet.create({
  page: { fontFamily: faces, fontSize: 10, lineHeight: 1.45, color: "#14181c", padding: "20mm 20mm 38mm 25mm" },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 36 },
  mark: { fontSize: 20, fontWeight: 700 },
  issuer: { ...small, textAlign: "right" },
  columns: { flexDirection: "row", justifyContent: "space-between", marginBottom: 30 },
  recipient: { width: "55%" },
  sender: { ...small, marginBottom: 6 },
  facts: { width: "38%" },
  fact: { flexDirection: "row", justifyContent: "space-between" },
  title: { fontSize: 16, fontWeight: 700, marginBottom: 14 },
  row: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 6 },
  line: { borderBottomWidth: 0.75, borderBottomColor: "#aeb6bd" },
  bold: { fontWeight: 700 },
  sums: { marginLeft: "50%", marginTop: 6 },
  notes: { marginTop: 22, gap: 8 },
  foot: { ...small, position: "absolute", bottom: "12mm", left: "25mm", right: "20mm", flexDirection: "row", gap: 18 },
});
