import { adminScreens } from "./screens/admin.mjs";
import { operatorScreens } from "./screens/operator.mjs";
import { partScreens } from "./screens/parts.mjs";
import { publicScreens } from "./screens/public.mjs";
import { travelServiceScreens } from "./screens/travel-service.mjs";

/**
 * { name, path (or what makes it of the subjects), account?, act? (steps in the page), whole? (false: the window alone),
 *   widths?, asked? (the consent question is open), answers? (for calls that would change data),
 *   map? (widths at which a map is waited for), markers? (of the map are shown) }.
 * Elements are found by role, words or data attributes, so that a screen outlives its style sheets.
 */
export const screens = [...publicScreens, ...operatorScreens, ...travelServiceScreens, ...adminScreens, ...partScreens];
