/**
 * Colours that the map library alone paints with: they stand here and not in a sheet, so that no page loads them before
 * its map. Measured in map-tokens.test.ts.
 */
export const mapTokens = {
  light: {
    "map-mway": "#f6e3a1",
    "map-mway-case": "#a29d82",
    "map-mway-middle": "#cbbf8c",
    "map-trunk": "#ffffff",
    "map-trunk-case": "#b3b9a8",
    "map-water-label": "#38707f",
    "shield-a": "#1a4a94",
    "shield-e": "#17683a",
    "shield-line": "#ffffff",
  },
  dark: {
    "map-mway": "#8a7a42",
    "map-mway-case": "#0e1512",
    "map-mway-middle": "#5b5431",
    "map-trunk": "#536259",
    "map-trunk-case": "#121a16",
    "map-water-label": "#86b6c4",
    "shield-a": "#2c5fb4",
    "shield-e": "#1d7a45",
    "shield-line": "#dfe6dd",
  },
} as const;
