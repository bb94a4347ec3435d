import { adminPartScreens } from "./screens/admin-parts.mjs";
import { adminScreens } from "./screens/admin.mjs";
import { operatorScreens } from "./screens/operator.mjs";
import { panelPartScreens } from "./screens/panel-parts.mjs";
import { partScreens } from "./screens/parts.mjs";
import { publicPartScreens } from "./screens/public-parts.mjs";
import { publicScreens } from "./screens/public.mjs";
import { statesOf } from "./screens/states.mjs";
import { travelServiceScreens } from "./screens/travel-service.mjs";

const pages = [...publicScreens, ...operatorScreens, ...travelServiceScreens, ...adminScreens];
const parts = [...partScreens, ...publicPartScreens, ...panelPartScreens, ...adminPartScreens];

/**
 * { name, path (or what makes it of the subjects), account?, act? (steps in the page), whole? (false: the window alone),
 *   widths?, asked? (the consent question is open), answers? (for calls that would change data), map? (is waited for),
 *   markers? (of the map are shown), drawn? (the map itself too), state? (hover, focus: on everything; print) }.
 * Elements are found by role, words or data attributes, so that a screen outlives its style sheets.
 */
export const screens = [...pages, ...parts, ...statesOf([...pages, ...parts])];
