const handed = (name: "googleMaps" | "mapStyle") =>
  (typeof document === "undefined" ? undefined : document.documentElement.dataset[name]) ?? "";

/** What the layout hands over with the document (app/[lng]/document.tsx); empty where not set up, and on the server. */
export const googleMapsKey = () => handed("googleMaps");
export const mapStyleUrl = () => handed("mapStyle");
