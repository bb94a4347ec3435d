import fs from "node:fs";
import sharp from "sharp";
import { run } from "../processes.mjs";

/** VP9 in WebM, which Chromium, Firefox and Safari play. Two passes: what does not move costs next to nothing. */
export async function encodeFilm({ list, rate }, file) {
  const input = ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", list];
  const look = ["-vf", `fps=${rate},format=yuv420p`];
  const codec = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "48", "-g", "500", "-row-mt", "1", "-an"];
  const log = ["-passlogfile", `${list}.log`];
  const first = ["-pass", "1", "-cpu-used", "4", "-f", "null", "-"];
  await run("ffmpeg", [...input, ...look, ...codec, ...log, ...first]);
  await run("ffmpeg", [...input, ...look, ...codec, ...log, "-pass", "2", "-cpu-used", "3", file]);
}

export const encodePoster = (picture, file) =>
  sharp(picture).resize(640, 360, { fit: "cover" }).webp({ quality: 72 }).toFile(file);

const clock = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** WebVTT; `words`: by the names that the camera has. */
export function writeCaptions(captions, words, file) {
  const cues = captions.map(({ line, from, to }) => {
    if (!words[line]) throw new Error(`no words for ${line}`);
    return `${clock(from)} --> ${clock(to)}\n${words[line]}\n`;
  });
  fs.writeFileSync(file, ["WEBVTT\n", ...cues].join("\n"));
}
