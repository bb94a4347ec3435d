import type { CSSProperties } from "react";

// Mail programs read no custom properties: the light values of the design tokens, by hand.
const ink = "#131c18";
const ink2 = "#47524b";
const sign = "Overpass, 'Trebuchet MS', Arial, sans-serif";
const reading = "Archivo, Helvetica, Arial, sans-serif";

const line: CSSProperties = { margin: 0, fontFamily: reading, color: ink };

export const paint = {
  page: { margin: 0, padding: "24px 8px", backgroundColor: "#f2f4ef", fontFamily: reading },
  sheet: { width: "100%", maxWidth: 600, margin: "0 auto", backgroundColor: "#ffffff", border: "1px solid #d5dad1" },
  board: { padding: "16px 24px", backgroundColor: "#16211c" },
  logo: { ...line, fontFamily: sign, fontSize: 21, lineHeight: "24px", fontWeight: 800, color: "#ffc800" },
  inner: { padding: "24px 24px 16px" },
  heading: { ...line, fontFamily: sign, fontSize: 27, lineHeight: "32px", fontWeight: 800, marginBottom: 12 },
  text: { ...line, fontSize: 17, lineHeight: "26px", marginBottom: 16 },
  facts: { width: "100%", margin: "0 0 20px", borderTop: "2px solid #131c18" },
  factLabel: {
    ...line,
    width: "34%",
    padding: "8px 12px 8px 0",
    borderBottom: "1px solid #d5dad1",
    fontSize: 15,
    fontWeight: 400,
    lineHeight: "22px",
    textAlign: "left",
    verticalAlign: "top",
    color: ink2,
  },
  factValue: {
    ...line,
    padding: "8px 0",
    borderBottom: "1px solid #d5dad1",
    verticalAlign: "top",
    fontSize: 15,
    lineHeight: "22px",
    fontWeight: 700,
    overflowWrap: "anywhere",
  },
  quote: { margin: "0 0 20px", padding: "12px 16px", backgroundColor: "#f2f4ef" },
  quoteLabel: { ...line, fontSize: 13, lineHeight: "18px", color: ink2, marginBottom: 4 },
  quoteText: { ...line, fontSize: 15, lineHeight: "22px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  button: {
    display: "inline-block",
    padding: "13px 22px",
    marginBottom: 20,
    borderRadius: 6,
    backgroundColor: "#ffc800",
    color: ink,
    fontFamily: sign,
    fontSize: 17,
    lineHeight: "22px",
    fontWeight: 800,
    textDecoration: "none",
  },
  note: { ...line, fontSize: 15, lineHeight: "22px", color: ink2, marginBottom: 8, overflowWrap: "anywhere" },
  rule: { margin: "16px 0 12px", border: "none", borderTop: "1px solid #d5dad1" },
  small: { ...line, fontSize: 13, lineHeight: "20px", color: ink2, marginBottom: 8 },
  address: { wordBreak: "break-all" },
  footer: { padding: "16px 24px", backgroundColor: "#e7eae3" },
  footerLink: { color: ink, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;
