import { mapTokens } from "./map-tokens";

const names = [
  "map-water",
  "map-river",
  "map-land",
  "map-land-abroad",
  "map-border",
  "map-state",
  "map-label",
  "map-label-2",
  "map-halo",
  "map-route",
  "map-route-case",
  "map-radius",
  "brand",
  "kind-empty",
  "kind-group",
  "kind-partner",
] as const;
export type MapColours = Record<(typeof names)[number] | keyof typeof mapTokens.light, string>;

/** As the sheets of tokens say it: the reader's theme, or a page that is a tool (app/globals.css). */
const darkRoot = ':root:is([data-theme="dark"], :has([data-tool]))';

/** The tokens as the page resolves them now, since the map library cannot read custom properties, and its own. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const pairs = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || "#888888"]);
  const own = mapTokens[document.documentElement.matches(darkRoot) ? "dark" : "light"];
  return { ...own, ...Object.fromEntries(pairs) } as MapColours;
}

/** Calls back when the theme changes. */
export function onThemeChange(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
