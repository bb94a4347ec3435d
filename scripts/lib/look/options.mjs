import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { Advice } from "../progress.mjs";

export const help = `npm run look -- COMMIT [options]
  Pictures of the same screens of COMMIT and of the working tree, compared pixel by pixel.
  --only a,b       screens whose name contains one of these
  --skip c,d       without those whose name contains one of these
  --widths 1440    of 1440, 820, 390; usual: 1440, 390
  --themes dark    of light, dark
  --cache DIR      where builds, data and pictures of commits are kept (or LOOK_CACHE; usual: .cache/look)
  --list           the names of the screens
  --again          takes the pictures of COMMIT anew
  --self           compares COMMIT with itself: whatever differs flickers
The page with what differs: .cache/look/report/index.html. Ends with 1 when anything differs.`;

const widths = [1440, 390, 820];
const usualWidths = [1440, 390];
const themes = ["light", "dark"];

function chosen(flag, text, all, usual = all) {
  if (text === undefined) return usual;
  const wanted = text.split(",").map((word) => (typeof all[0] === "number" ? Number(word) : word));
  const wrong = wanted.filter((word) => !all.includes(word));
  if (wrong.length > 0) throw new Advice(`${flag}: ${wrong.join(", ")} is none of ${all.join(", ")}`);
  return wanted;
}

/** Reads the command line of `npm run look`; throws Advice on what it does not know. */
export function readOptions(args) {
  const switches = new Set();
  const values = {};
  const rest = [];
  for (let i = 0; i < args.length; i += 1) {
    const [flag, inline] = args[i].split(/=(.*)/s);
    if (["--list", "--again", "--self", "--help"].includes(flag)) switches.add(flag);
    else if (["--only", "--skip", "--widths", "--themes", "--cache"].includes(flag)) values[flag] = inline ?? args[++i];
    else if (flag.startsWith("-")) throw new Advice(`unknown option ${flag}\n${help}`);
    else rest.push(args[i]);
  }
  return {
    commit: rest[0] ?? null,
    only: values["--only"]?.split(",").filter(Boolean) ?? [],
    skip: values["--skip"]?.split(",").filter(Boolean) ?? [],
    widths: chosen("--widths", values["--widths"], widths, usualWidths),
    themes: chosen("--themes", values["--themes"], themes),
    cache: path.resolve(values["--cache"] ?? process.env.LOOK_CACHE ?? fromRoot(".cache/look")),
    list: switches.has("--list"),
    again: switches.has("--again"),
    self: switches.has("--self"),
    help: switches.has("--help"),
  };
}
