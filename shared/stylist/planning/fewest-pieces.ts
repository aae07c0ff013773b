import { assignLooks, daysDressed, type Look, type Wears } from './assign-looks.ts';

type Days = readonly (readonly Look[])[];

/** With at most this many pieces, every subset is tried, the smallest first. */
const triedOutright = 11;
/** The most exchanges of two pieces for one that are tried, so that a large wardrobe does not take too long. */
const mostExchanges = 500;

/** For each day, returns those of its looks that can be made of the given pieces. */
export const looksOf = (days: Days, pieces: ReadonlySet<string>): Look[][] =>
  days.map((looks) => looks.filter((look) => look.pieces.every((id) => pieces.has(id))));

/**
 * Returns a small set of pieces that dresses as many days as all pieces would. This is a set cover by looks. No piece
 * of the result is superfluous: without any one of them, a day would have no look. For few pieces the set is the
 * smallest possible. Otherwise it comes from a greedy choice, which is then pruned and improved by exchanging two
 * pieces for one.
 */
export function fewestPieces(days: Days, wears: Wears): Set<string> {
  const all = new Set(days.flat().flatMap(({ pieces }) => pieces));
  const wanted = daysDressed(days, wears);
  const isEnough = (pieces: ReadonlySet<string>) => daysDressed(looksOf(days, pieces), wears) >= wanted;
  if (all.size <= triedOutright) return smallest([...all], isEnough);
  const worth = worthOf(days);
  const pruned = (pieces: ReadonlySet<string>) => prune(pieces, isEnough, worth);
  return exchange(pruned(greedy(days, wears, wanted)), [...all], isEnough, pruned);
}

function smallest(all: readonly string[], isEnough: (pieces: ReadonlySet<string>) => boolean): Set<string> {
  for (let size = 0; size <= all.length; size++)
    for (const pieces of subsets(all, size)) {
      const tried = new Set(pieces);
      if (isEnough(tried)) return tried;
    }
  return new Set(all);
}

function* subsets(all: readonly string[], size: number, from = 0): Generator<string[]> {
  if (size === 0) return yield [];
  for (let at = from; at <= all.length - size; at++)
    for (const rest of subsets(all, size - 1, at + 1)) yield [all[at] as string, ...rest];
}

/** Returns the sum of the scores of all looks that contain a piece. Pieces with a high sum are kept. */
function worthOf(days: Days): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  for (const { pieces, score } of days.flat())
    for (const id of pieces) worth.set(id, (worth.get(id) ?? 0) + score);
  return worth;
}

/** Adds looks until enough days are dressed, each time the one that dresses most days for each new piece. */
function greedy(days: Days, wears: Wears, wanted: number): Set<string> {
  const looks = [...new Map(days.flat().map((look) => [look.pieces.join(), look])).values()];
  const packed = new Set<string>();
  let dressed = 0;
  while (dressed < wanted) {
    let best = { gain: 0, look: looks[0] as Look, count: dressed };
    for (const look of looks) {
      const added = look.pieces.filter((id) => !packed.has(id)).length;
      if (added === 0) continue;
      const count = daysDressed(looksOf(days, new Set([...packed, ...look.pieces])), wears);
      const gain = (count - dressed + look.score / 10) / added;
      if (count > dressed && gain > best.gain) best = { gain, look, count };
    }
    // Two looks together may dress another day although neither does so alone. Then no single look helps, and the
    // search starts with all pieces.
    if (best.gain === 0) return new Set(looks.flatMap(({ pieces }) => pieces));
    for (const id of best.look.pieces) packed.add(id);
    dressed = best.count;
  }
  return packed;
}

/** Removes every piece that is not needed, starting with the pieces in the fewest good looks. */
function prune(
  pieces: ReadonlySet<string>,
  isEnough: (pieces: ReadonlySet<string>) => boolean,
  worth: ReadonlyMap<string, number>,
): Set<string> {
  const left = new Set(pieces);
  for (const id of [...pieces].sort((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0))) {
    left.delete(id);
    if (!isEnough(left)) left.add(id);
  }
  return left;
}

/** Looks for one piece that replaces two others, until there is none or the limit of attempts is reached. */
function exchange(
  start: Set<string>,
  all: readonly string[],
  isEnough: (pieces: ReadonlySet<string>) => boolean,
  pruned: (pieces: ReadonlySet<string>) => Set<string>,
): Set<string> {
  let packed = start;
  let tries = 0;
  for (let hasFound = true; hasFound && tries < mostExchanges; ) {
    hasFound = false;
    const outside = all.filter((id) => !packed.has(id));
    search: for (const added of outside)
      for (const pair of subsets([...packed], 2)) {
        if (++tries > mostExchanges) break search;
        const changed = new Set([...packed, added]);
        for (const id of pair) changed.delete(id);
        if (!isEnough(changed)) continue;
        packed = pruned(changed);
        hasFound = true;
        break search;
      }
  }
  return packed;
}

/** How much score is subtracted when two consecutive days share a top, a dress or a bottom. */
const sameAgain = 0.08;

/**
 * Returns a look for each day, made of the given pieces. As many days as possible get a look. The choice is then
 * improved by changing single days and by exchanging the looks of two days. If there is a choice, consecutive days do
 * not have the same clothes.
 */
export function wearPieces(
  days: Days,
  pieces: ReadonlySet<string>,
  wears: Wears,
  isOnBody: (id: string) => boolean,
): (Look | null)[] {
  const options = looksOf(days, pieces).map((looks) => looks.toSorted((a, b) => b.score - a.score));
  const chosen = assignLooks(options, wears);
  const total = () =>
    chosen.reduce((sum, look, day) => {
      const before = chosen[day - 1];
      const again = look?.pieces.filter((id) => isOnBody(id) && before?.pieces.includes(id)).length ?? 0;
      return sum + (look?.score ?? 0) - again * sameAgain;
    }, 0);
  const isWithin = (part: 'key' | 'fresh', most: number) =>
    [...Map.groupBy(chosen, (look) => look?.[part])].every(
      ([of, worn]) => of === undefined || worn.length <= most,
    );
  const isAllowed = () => isWithin('key', wears.look) && isWithin('fresh', wears.fresh);
  let best = total();
  const attempt = (changes: readonly (readonly [day: number, look: Look])[]) => {
    const before = changes.map(([day]) => [day, chosen[day] ?? null] as const);
    for (const [day, look] of changes) chosen[day] = look;
    const after = total();
    if (after > best + 1e-9 && isAllowed()) {
      best = after;
      return true;
    }
    for (const [day, look] of before) chosen[day] = look;
    return false;
  };
  for (let improves = true; improves; ) {
    improves = false;
    for (const [day, looks] of options.entries()) {
      if (!chosen[day]) continue;
      for (const look of looks) if (attempt([[day, look]])) improves = true;
      for (let other = day + 1; other < options.length; other++) {
        const [mine, theirs] = [chosen[day], chosen[other]];
        // The same pieces have a different score on the other day.
        const here = looks.find(({ pieces: worn }) => worn.join() === theirs?.pieces.join());
        const there = options[other]?.find(({ pieces: worn }) => worn.join() === mine?.pieces.join());
        if (
          here &&
          there &&
          attempt([
            [day, here],
            [other, there],
          ])
        )
          improves = true;
      }
    }
  }
  return chosen;
}
