const kinds = ["requests", "offers", "messages", "acceptances", "files"];

/** What was asked for and what was acknowledged, with the moments of it. */
export function openLedger() {
  const asked = Object.fromEntries(kinds.map((kind) => [kind, new Set()]));
  const done = Object.fromEntries(kinds.map((kind) => [kind, new Map()]));
  const moments = [];
  const refusals = [];
  return {
    asked: (kind, mark) => asked[kind].add(mark),
    acknowledged: (kind, entry) => {
      done[kind].set(entry.mark, entry);
      moments.push(performance.now());
    },
    refused: (error) => refusals.push(String(error?.message ?? error)),
    done,
    refusals,
    marksOf: (kind) => [...asked[kind]],
    /** The longest time between two acknowledgements, in seconds. */
    longestPause: (from, to) => {
      const within = [from, ...moments.filter((at) => at > from && at < to), to];
      return Math.max(...within.map((at, i) => (i === 0 ? 0 : at - within[i - 1]))) / 1000;
    },
  };
}

const rowsSql = {
  requests: "select description as mark, id from bus_request where description = any($1)",
  offers: "select description as mark, id from offer where description = any($1)",
  messages: "select text as mark, id from offer_message where text = any($1)",
  acceptances: "select id::text as mark, id from offer where state = 'accepted' and id::text = any($1)",
};

const groupBy = (rows) => {
  const found = new Map();
  for (const { mark, id } of rows) found.set(mark, [...(found.get(mark) ?? []), id]);
  return found;
};

/** Holds the ledger against the database: what was acknowledged is there, and nothing is there twice. */
async function compareRows(postgres, ledger, kind) {
  const rows = groupBy(await postgres.ask(rowsSql[kind], [ledger.marksOf(kind)]));
  const done = [...ledger.done[kind].values()];
  const lost = done.filter(({ mark, id }) => !rows.get(mark)?.includes(id)).length;
  const doubled = [...rows.values()].filter((ids) => ids.length > 1).length;
  return { kind, acknowledged: done.length, lost, doubled };
}

const twiceSql = `select
  (select count(*)::int from (select 1 from offer where state = 'accepted' group by "requestId" having count(*) > 1) x) as wins,
  (select count(*)::int from (select 1 from booking where "offerId" is not null group by "offerId" having count(*) > 1) x) as bookings,
  (select count(*)::int from (select 1 from outbox_mail group by template, recipient, coalesce(data::text, text)
    having count(*) > 1) x) as mails`;

async function compareFiles(call, ledger) {
  let lost = 0;
  for (const { id } of ledger.done.files.values()) {
    const { status, text } = await call({ method: "GET", path: `/api/upload/${encodeURIComponent(id)}` });
    if (status !== 200 || text.length === 0) lost += 1;
  }
  return { kind: "files", acknowledged: ledger.done.files.size, lost, doubled: 0 };
}

/** Every deed once more with its key: the answer is the first one, to the letter. */
async function repeatAll(call, ledger) {
  const all = kinds.flatMap((kind) => [...ledger.done[kind].values()]).filter(({ asked }) => asked);
  let other = 0;
  const left = [...all];
  const repeat = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const { status, text } = await call(one.asked);
      if (status !== one.answer.status || text !== one.answer.text) other += 1;
    }
  };
  await Promise.all(Array.from({ length: 6 }, repeat));
  return { repeated: all.length, other };
}

/** All that the run has to answer for. */
export async function settle({ postgres }, ledger, call) {
  const repeats = await repeatAll(call, ledger);
  const compared = [];
  for (const kind of Object.keys(rowsSql)) compared.push(await compareRows(postgres, ledger, kind));
  compared.push(await compareFiles(call, ledger));
  const [twice] = await postgres.ask(twiceSql);
  return { compared, repeats, twice };
}
