import { flood } from "./load.mjs";
import { asBrowser } from "./sides.mjs";
import { keepWriting } from "./writer.mjs";

/** A flood while others write, where the side has a writer. */
export async function floodBeside({ writer, ...side }) {
  if (!writer) return flood(side);
  const stop = keepWriting(writer);
  try {
    return await flood(side);
  } finally {
    await stop();
  }
}

const least = 0.7;
/** A process that has hardly written yet compiles for its writers: a fourth of a core in the first seconds, a tenth later. */
const warmUps = 4;

/** Stored pages and answers while requests are posted, approved, offered for and filled, beside the same without. */
export function writesFigures({ front, writer }) {
  const pages = {
    "home page": { paths: ["/en"], headers: asBrowser },
    "list of ten": { paths: ["/api/busrequest?take=10"] },
  };
  return Object.entries(pages).flatMap(([name, page]) =>
    [32, 8, 64].map((connections) => {
      const reference = { ...front, ...page, connections };
      return {
        name: `anonymous ${name} with 5 posts a second, ${connections} connections`,
        kind: "flood",
        tool: floodBeside,
        ours: { ...reference, writer },
        reference,
        beside: "without posts",
        warmUps,
        least,
        also: [{ name: `the same, ${name}, ${connections} connections`, value: "p99", limit: 50 }],
      };
    }),
  );
}
