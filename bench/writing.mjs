import { flood, latencies } from "./load.mjs";

/** One after another: a request, an offer for it, and its acceptance; what one of them took. */
async function strollDeals({ writer, step, seconds }) {
  const times = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) times.push((await writer.deal())[step]);
  return { perSecond: times.length / seconds, ...latencies(times) };
}

/** What a change costs: posts beside the bare insert of the same rows, offers and acceptances alone. */
export function writingFigures({ front, bare, writer }) {
  const posts = writer.drafts(2_000);
  const floodFolded = async (side) => {
    await writer.fold();
    return flood(side);
  };
  const post = (connections) => ({
    name: `POST /api/busrequest, ${connections} connections`,
    kind: "flood",
    tool: floodFolded,
    ours: { ...front, connections, posts: posts.map((draft) => ({ path: "/api/busrequest", ...draft })) },
    reference: { ...bare, connections, posts: posts.map((draft) => ({ path: "/post", ...draft })) },
    beside: "bare, request, audit and task",
    // A second is some two hundred posts, whose code V8 then has not compiled: 6 ms each, 3 after a thousand.
    warmUps: 8,
    // What is reached; half remains the aim (decision 118).
    least: 0.16,
  });
  const deal = (step, limit) => ({
    name: `${step}, one after another`,
    kind: "stroll",
    tool: strollDeals,
    value: "p50",
    ours: { writer, step },
    limit,
  });
  return [post(8), post(64), deal("post"), deal("offer", 10), deal("accept", 20)];
}
