/** Pieces that are worn together on a day. */
export type Look = {
  /** The ids of its pieces. */
  pieces: readonly string[];
  /** What makes it look the same on two days: the clothes and the shoes, without the coat. */
  key: string;
  /** The top or the dress, which is fresh on so many days only. */
  fresh: string;
  /** How good it is for the day, 0 to 1. */
  score: number;
};
/** How often in a trip a look, and a top or a dress, may be worn. */
export type Wears = { look: number; fresh: number };

/**
 * Gives as many days as possible one of their looks, so that no look and no top is worn more often than allowed. For
 * each day the chosen look, or null. A maximum flow from the days through the looks to the tops, found by augmenting
 * paths; of a day's looks the first that fits is taken.
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

  /** Whether the day can have one of its looks, moving other days to other looks where that makes room. */
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

/** How many days get a look. */
export const daysDressed = (days: readonly (readonly Look[])[], wears: Wears): number =>
  assignLooks(days, wears).filter((look) => look !== null).length;
