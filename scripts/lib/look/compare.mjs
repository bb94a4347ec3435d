import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** On a sheet of the size wanted; what it lacks is magenta, so that it differs from everything. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.writeUInt32BE(0xff00ffff, at);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Edges that fall between pixels are rounded otherwise now and then: this far a channel (of 255), so many pixels. */
const rounding = { steps: 3, pixels: 300 };

function onlyRounded(one, other) {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    count += 1;
    if (Math.abs(one[at] - other[at]) > rounding.steps || count > 4 * rounding.pixels) return false;
  }
  return true;
}

/** Where pixels differ (pixelmatch paints them red): "x, y – x, y" of the smallest box around them. */
function placeOf({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel += 1) {
    if (data[at] !== 255 || data[at + 1] !== 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return `${left}, ${top} – ${right}, ${bottom}`;
}

/** null where nobody sees a difference; else the share of differing pixels and a PNG that shows them. */
export function compare(before, after) {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const sheets = [one, other].map((picture) => onSheet(picture, width, height).data);
  if (onlyRounded(...sheets)) return null;
  const difference = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true, alpha: 0.15 };
  const count = pixelmatch(...sheets, difference.data, width, height, options);
  if (count === 0) return null;
  const size = ({ width, height }) => `${width} × ${height}`;
  const sizes = size(one) === size(other) ? size(one) : `${size(one)} → ${size(other)}`;
  return {
    count,
    share: count / (width * height),
    sizes,
    place: placeOf(difference),
    picture: PNG.sync.write(difference),
  };
}
