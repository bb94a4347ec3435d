import { StyleSheet } from "@react-pdf/renderer";

const ink = "#131c18";
export const yellow = "#ffc800";
const grey = "#4a5560";
// A sign that the first face lacks is taken from the next.
const fontFamily = ["Overpass", "Overpass Extended"];

export const kindColours: Record<string, string> = {
  group: "#1546b0",
  vacancy: "#0f6b35",
  emergency: "#c62718",
  inn: "#6b3e20",
};

export const styles = StyleSheet.create({
  page: { fontFamily, fontSize: 10.5, lineHeight: 1.5, color: ink, padding: "18mm 20mm 22mm 20mm" },
  cover: { backgroundColor: yellow, margin: "-18mm -20mm 0 -20mm", padding: "24mm 20mm 16mm 20mm" },
  brand: { flexDirection: "row", alignItems: "center", gap: 8 },
  name: { fontSize: 22, fontWeight: 700, lineHeight: 1 },
  title: { fontSize: 40, fontWeight: 700, lineHeight: 1.1, marginTop: 26 },
  lead: { fontSize: 13, lineHeight: 1.45, marginTop: 10, maxWidth: 400 },
  heading: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  small: { fontSize: 13, fontWeight: 700, marginTop: 26, marginBottom: 6 },
  entry: {
    flexDirection: "row",
    justifyContent: "space-between",
    paddingVertical: 7,
    color: ink,
    textDecoration: "none",
  },
  rule: { borderBottomWidth: 0.75, borderBottomColor: "#c5cbc6" },
  picture: { width: "100%", marginTop: 14, borderWidth: 0.75, borderColor: "#c5cbc6" },
  step: { flexDirection: "row", gap: 10, marginTop: 9 },
  stop: { width: 20, height: 20, borderRadius: 10, backgroundColor: ink, color: "#fff" },
  stopNumber: { fontSize: 10, fontWeight: 700, textAlign: "center", lineHeight: 1, paddingTop: 5.5 },
  stepText: { flex: 1 },
  tip: { backgroundColor: "#fff3c4", borderLeftWidth: 4, borderLeftColor: yellow, padding: "9 12", marginTop: 16 },
  foot: { position: "absolute", bottom: "10mm", left: "20mm", right: "20mm", fontSize: 8.5, color: grey },
  footRow: { flexDirection: "row", justifyContent: "space-between" },
  grid: { flexDirection: "row", flexWrap: "wrap", gap: 16, marginTop: 30 },
  block: { width: "48%", borderTopWidth: 5, paddingTop: 9, minHeight: 150 },
  blockTitle: { fontSize: 15, fontWeight: 700, lineHeight: 1.25, marginBottom: 4 },
  blockText: { fontSize: 12.5, lineHeight: 1.45 },
  centred: { textAlign: "center" },
  line: { flexDirection: "row", justifyContent: "space-between", marginTop: 28 },
  lineStep: { width: "31%", alignItems: "center", gap: 6 },
  call: {
    position: "absolute",
    bottom: 0,
    left: 0,
    right: 0,
    backgroundColor: ink,
    color: "#fff",
    padding: "11mm 20mm 12mm 20mm",
  },
  callRow: { flexDirection: "row", justifyContent: "space-between", alignItems: "center" },
});
