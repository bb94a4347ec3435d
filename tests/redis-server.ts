import net, { type AddressInfo, type Socket } from "node:net";

type Entry = { value: number; until: number };
type Reply = string;

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const array = (parts: readonly Reply[]) => `*${parts.length}\r\n${parts.join("")}`;
const number = (value: number) => `:${value}\r\n`;
const ok = "+OK\r\n";

/** The commands of a request as far as they have come; bulk strings alone, as clients send them. */
function takeCommands(text: string): [commands: string[][], rest: string] {
  const commands: string[][] = [];
  let rest = text;
  for (let head = /^\*(\d+)\r\n/.exec(rest); head; head = /^\*(\d+)\r\n/.exec(rest)) {
    let at = head[0].length;
    const parts: string[] = [];
    for (let i = 0; i < Number(head[1]); i += 1) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at, at + 20));
      if (!size || rest.length < at + size[0].length + Number(size[1]) + 2) return [commands, rest];
      at += size[0].length;
      parts.push(rest.slice(at, at + Number(size[1])));
      at += Number(size[1]) + 2;
    }
    commands.push(parts);
    rest = rest.slice(at);
  }
  return [commands, rest];
}

/** What the product asks of Redis, spoken as Redis does: counts with an end, and notices to who listens. */
export async function startRedis() {
  const [store, ears, sockets] = [new Map<string, Entry>(), new Map<Socket, string>(), new Set<Socket>()];
  const told: string[][] = [];
  const state = { silent: false };

  const left = ({ until }: Entry) => Math.max(1, until - Date.now());
  const entryOf = (key: string) => {
    const entry = store.get(key);
    return entry && entry.until > Date.now() ? entry : null;
  };
  const increment = ([key = "", points = "1", seconds = "1"]: string[]) => {
    const entry = entryOf(key) ?? { value: 0, until: Date.now() + Number(seconds) * 1_000 };
    entry.value += Number(points);
    store.set(key, entry);
    return array([number(entry.value), number(left(entry))]);
  };
  const publish = ([channel = "", text = ""]: string[]) => {
    const hearing = [...ears].filter(([, heard]) => heard === channel);
    for (const [socket] of hearing) socket.write(array([bulk("message"), bulk(channel), bulk(text)]));
    return number(hearing.length);
  };

  const answers: Record<string, (given: string[], socket: Socket) => Reply> = {
    // The one script that is run counts: <script> 1 key points seconds …
    evalsha: () => "-NOSCRIPT No matching script\r\n",
    eval: (given) => increment(given.slice(2)),
    get: ([key = ""]) => {
      const entry = entryOf(key);
      return entry ? bulk(String(entry.value)) : "$-1\r\n";
    },
    pttl: ([key = ""]) => number(entryOf(key)?.until ?? -2),
    del: ([key = ""]) => number(Number(store.delete(key))),
    ping: (_given, socket) => (ears.has(socket) ? array([bulk("pong"), bulk("")]) : "+PONG\r\n"),
    publish,
    subscribe: ([channel = ""], socket) => {
      ears.set(socket, channel);
      return array([bulk("subscribe"), bulk(channel), number(1)]);
    },
  };

  const server = net.createServer((socket) => {
    let [rest, queue] = ["", null as string[][] | null];
    const run = ([name = "", ...given]: string[]) => answers[name.toLowerCase()]?.(given, socket) ?? ok;
    const take = (command: string[]): Reply => {
      const name = command[0]?.toLowerCase();
      if (name === "multi") queue = [];
      else if (name === "exec") {
        const all = queue ?? [];
        queue = null;
        return array(all.map(run));
      } else if (queue) {
        queue.push(command);
        return "+QUEUED\r\n";
      }
      return name === "multi" ? ok : run(command);
    };
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => [sockets.delete(socket), ears.delete(socket)]);
    socket.on("data", (chunk) => {
      if (state.silent) return;
      const [commands, left] = takeCommands(rest + chunk.toString("latin1"));
      rest = left;
      told.push(...commands);
      for (const command of commands) socket.write(take(command));
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const kill = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `redis://127.0.0.1:${port}`,
    told,
    ears: () => ears.size,
    /** Takes everything and answers nothing, as a process that was stopped. */
    hush: (silent: boolean) => Object.assign(state, { silent }),
    kill,
    revive: () => listen(port),
  };
}
