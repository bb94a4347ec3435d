import type { Map as LibreMap } from "maplibre-gl";
import { mapColours } from "./map-colours";

/** Pixels of a plate before it is stretched to its number, drawn at twice the size. */
const [width, height, scale] = [20, 15, 2];
const edge = 1.2;
const point = 5;

function hexagon(pen: CanvasRenderingContext2D) {
  const [left, right, top, bottom] = [edge, width - edge, edge, height - edge];
  pen.moveTo(left, height / 2);
  pen.lineTo(left + point, top);
  pen.lineTo(right - point, top);
  pen.lineTo(right, height / 2);
  pen.lineTo(right - point, bottom);
  pen.lineTo(left + point, bottom);
  pen.closePath();
}

function draw(id: string) {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const colour = mapColours();
  pen.scale(scale, scale);
  if (id.includes("hexagon")) hexagon(pen);
  else pen.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, 2.5);
  pen.fillStyle = colour[id.endsWith("green") ? "shield-e" : "shield-a"];
  pen.strokeStyle = colour["shield-line"];
  pen.lineWidth = edge;
  pen.lineJoin = "round";
  pen.fill();
  pen.stroke();
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

const plates = ["shield-hexagon-blue", "shield-plate-blue", "shield-plate-green"];

/** The plates behind road numbers; a change of theme forgets them. */
export function drawShields(map: LibreMap) {
  map.on("style.load", () => {
    for (const id of plates) {
      const image = map.hasImage(id) ? null : draw(id);
      if (!image) continue;
      const inset = id.includes("hexagon") ? point : 3;
      const [left, right] = [inset * scale, (width - inset) * scale];
      map.addImage(id, image, {
        pixelRatio: scale,
        stretchX: [[left, right]],
        content: [left, 2 * scale, right, (height - 2) * scale],
      });
    }
  });
}
