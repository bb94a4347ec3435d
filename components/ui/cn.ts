/** Class names from strings, conditions and lists. Nothing is merged: no two utilities for one property. */
export { clsx as cn } from "clsx";
