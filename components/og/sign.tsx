import type { CSSProperties } from "react";

const ink = "#131c18";

/** The logo's mark with its colours written out: a picture knows no style sheet. */
function PictureMark({ size, plate }: { size: number; plate: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" role="presentation">
      <rect width="48" height="48" rx="9" fill={plate} />
      <rect x="7.5" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <rect x="17.3" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <rect x="27.1" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <circle cx="14.5" cy="36.2" r="5" fill={ink} />
      <path
        d="M6.8 27h34.8l-2.9-8.5"
        fill="none"
        stroke={ink}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="34" cy="36.2" r="3.6" fill={plate} stroke={ink} strokeWidth="2.8" />
    </svg>
  );
}

export type SignWords = {
  /** Above the name: what it is. */
  kind: string;
  title: string;
  /** Below the name: where, or when. */
  line: string;
  /** Yellow as a town's sign; brown for what travellers visit. */
  tone: "town" | "tourist";
};

export const signSize = { width: 1200, height: 630 };

const tones = {
  town: { sign: "#ffc800", words: "#131c18" },
  tourist: { sign: "#6b3e20", words: "#ffffff" },
};
const board = "#16211c";
const yellow = "#ffc800";

/** The longer the name, the smaller; three lines at most. */
function titleSize({ length }: string) {
  if (length <= 16) return 116;
  if (length <= 28) return 92;
  return length <= 52 ? 74 : 58;
}

const clamped = (lines: number): CSSProperties => ({ display: "block", lineClamp: lines, overflow: "hidden" });

function Brand() {
  return (
    <div style={{ display: "flex", alignItems: "center", height: 76, gap: 20, color: "#f2f4f0" }}>
      <PictureMark size={60} plate={yellow} />
      <div style={{ fontSize: 44, fontWeight: 800, paddingTop: 8 }}>Charabanc</div>
      <div style={{ display: "flex", flexGrow: 1, alignItems: "center", marginLeft: 20 }}>
        <div style={{ width: 22, height: 22, borderRadius: 11, background: yellow }} />
        <div style={{ height: 6, flexGrow: 1, background: yellow }} />
        <div style={{ width: 24, height: 24, borderRadius: 12, border: `6px solid ${yellow}` }} />
      </div>
    </div>
  );
}

/** A road sign, drawn to a picture for links in chats and networks: inline styles are all it can have. */
export function Sign({ kind, title, line, tone }: SignWords) {
  const { sign, words } = tones[tone];
  const panel: CSSProperties = {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    flexGrow: 1,
    color: words,
    border: `8px solid ${words}`,
    borderRadius: 26,
    padding: "26px 52px 18px",
  };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 40,
        gap: 22,
        background: board,
        fontFamily: "Overpass, Overpass Extended",
        fontWeight: 700,
      }}
    >
      <div style={{ display: "flex", flexGrow: 1, background: sign, borderRadius: 38, padding: 12 }}>
        <div style={panel}>
          <div style={{ fontSize: 40 }}>{kind}</div>
          <div style={{ ...clamped(3), fontSize: titleSize(title), fontWeight: 800, lineHeight: 1.08 }}>{title}</div>
          <div style={{ ...clamped(1), fontSize: 46, marginTop: 14 }}>{line}</div>
        </div>
      </div>
      <Brand />
    </div>
  );
}
