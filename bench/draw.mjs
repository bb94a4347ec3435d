// Hashes instead of random(): the same rows on every machine, and rows that can be told from their number.
export const share = (salt) => `((hashint8extended(i, ${salt}) & 1048575) / 1048576.0)`;
export const pick = (salt, list) => `(array['${list.join("','")}'])[1 + floor(${share(salt)} * ${list.length})::int]`;
/** Squared: large towns, which come first, are asked for more often. */
export const townOf = (salt) => `1 + floor(power(${share(salt)}, 2) * (select count(*) from bench_town))::int`;
