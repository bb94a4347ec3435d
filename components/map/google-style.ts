import type { MapColours } from "./map-colours";

/** Google's ground in the colours of the bundled map, light and dark. */
export function googleStyle(colour: MapColours): google.maps.MapTypeStyle[] {
  const paint = (featureType: string, elementType: string, color: string) => ({
    featureType,
    elementType,
    stylers: [{ color }],
  });
  return [
    { featureType: "poi", stylers: [{ visibility: "off" }] },
    { featureType: "transit", stylers: [{ visibility: "off" }] },
    paint("water", "geometry", colour["map-water"]),
    paint("water", "labels.text.fill", colour["map-water-label"]),
    paint("landscape", "geometry", colour["map-land"]),
    paint("road", "geometry.fill", colour["map-trunk"]),
    paint("road", "geometry.stroke", colour["map-trunk-case"]),
    paint("road.highway", "geometry.fill", colour["map-mway"]),
    paint("road.highway", "geometry.stroke", colour["map-mway-case"]),
    paint("road", "labels.text.fill", colour["map-label-2"]),
    paint("administrative.country", "geometry.stroke", colour["map-border"]),
    paint("administrative", "labels.text.fill", colour["map-label"]),
    { elementType: "labels.text.stroke", stylers: [{ color: colour["map-halo"] }] },
  ];
}
