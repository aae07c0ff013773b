/** Pieces that are worn together on a day. */
export type Look = {
  /** The ids of its pieces. */
  pieces: readonly string[];
  /** Identifies the look: two looks with the same clothes and shoes have the same key. The coat does not count. */
  key: string;
  /** The id of the top or dress. It can be worn only a limited number of times before it has to be washed. */
  fresh: string;
  /** How well the look suits the day, 0 to 1. */
  score: number;
};
/** How many times in a trip a look may be worn (`look`), and a top or dress (`fresh`). */
export type Wears = { look: number; fresh: number };

/**
 * Gives as many days as possible one of their looks, so that no look and no top is worn more often than allowed.
 * Returns the chosen look of each day, or null. This is a maximum flow from days through looks to tops, found by
 * augmenting paths. Of the looks of a day, the first one that fits is taken.
 */
export function assignLooks(days: readonly (readonly Look[])[], wears: Wears): (Look | null)[] {
  const chosen: (Look | null)[] = days.map(() => null);
  const wearing = (is: (look: Look) => boolean) =>
    chosen.flatMap((look, day) => (look && is(look) ? [day] : []));
  let visited = new Set<string>();
  const visit = (node: string) => {
    const isNew = !visited.has(node);
    visited.add(node);
    return isNew;
  };

  /** Tries to give the day one of its looks, and moves other days to others if needed. Returns whether it did. */
  const place = (day: number): boolean =>
    (days[day] ?? []).some((look) => {
      if (look.key === chosen[day]?.key || !fits(look)) return false;
      chosen[day] = look;
      return true;
    });
  const move = (inTheWay: readonly number[]) => inTheWay.some(place);
  function fits({ key, fresh }: Look): boolean {
    if (!visit(`look ${key}`)) return false;
    const worn = wearing((look) => look.key === key);
    return (worn.length < wears.look && hasFresh(fresh)) || move(worn);
  }
  function hasFresh(fresh: string): boolean {
    if (!visit(`fresh ${fresh}`)) return false;
    const worn = wearing((look) => look.fresh === fresh);
    if (worn.length < wears.fresh) return true;
    return worn.some((day) => visit(`look ${chosen[day]?.key}`) && move(wearing(isLike(chosen[day]))));
  }

  for (const day of days.keys()) {
    visited = new Set();
    place(day);
  }
  return chosen;
}

const isLike = (one: Look | null | undefined) => (other: Look) => other.key === one?.key;

/** Returns the number of days that get a look. */
export const daysDressed = (days: readonly (readonly Look[])[], wears: Wears): number =>
  assignLooks(days, wears).filter((look) => look !== null).length;
