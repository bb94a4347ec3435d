import type { Language } from "@/lib/i18n/routing";
import { formatNumber } from "@/lib/i18n/formats";
import { ledgerWords } from "@/lib/i18n/ledger-words";

type Sign = { km: number; year: number; language: Language };

/** In CSS pixels; the code that companies copy says them, too. */
export const signSize = { width: 320, height: 96 } as const;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** What the sign says in one sentence, for who does not see it. */
function signText({ km, year, language }: Sign) {
  const t = ledgerWords(language);
  return `${t("km", { km: formatNumber(Math.round(km), language) })} ${t("badge.sign", { year })}`;
}

/** The sign as a picture on a stranger's page: no script, no font and no address from outside. */
export function drawLedgerSign(sign: Sign) {
  const t = ledgerWords(sign.language);
  const { width, height } = signSize;
  const km = escaped(t("km", { km: formatNumber(Math.round(sign.km), sign.language) }));
  const words = escaped(t("badge.sign", { year: sign.year }));
  const font = `font-family="Overpass, Arial, Helvetica, sans-serif" fill="#131c18"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(signText(sign)).replace(/"/g, "&quot;")}">
<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="8" fill="#fff" stroke="#131c18" stroke-width="2"/>
<rect x="18" y="26" width="44" height="44" rx="8" fill="#ffc800" stroke="#131c18" stroke-width="2"/>
<path d="M28 56V38h24v18zM28 47h24M34 60v-4m12 4v-4" fill="none" stroke="#131c18" stroke-width="3" stroke-linejoin="round"/>
<text x="80" y="44" font-size="28" font-weight="800" ${font}>${km}</text>
<text x="80" y="64" font-size="15" ${font}>${words}</text>
<text x="80" y="82" font-size="11" ${font}>Charabanc</text>
</svg>
`;
}
