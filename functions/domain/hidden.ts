import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { HiddenEntity } from '../table/hidden.ts';

/** The ids of the people, outfits, comments and messages that somebody is not shown. */
export type Hidden = Pick<ReadonlySet<string>, 'has'>;

/** To somebody whose account is being deleted, nothing is shown, so that they can act on nothing. */
const everything: Hidden = { has: () => true };

/**
 * What a person is not shown: the people they block and those who block them, and what they have reported. One
 * consistent query, which a request makes once, so that a block holds from the next request of either person.
 */
export async function hiddenFrom(userId: string): Promise<Hidden> {
  const { data } = await HiddenEntity.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  return data.some(({ because }) => because === 'deleted')
    ? everything
    : new Set(data.map(({ thingId }) => thingId));
}

/** Whether somebody may be shown a thing of another person. */
export const isShown = (hidden: Hidden, { id, userId }: { id: string; userId: string }) =>
  !hidden.has(id) && !hidden.has(userId);

/** Throws `not_found` for people and things that are hidden, as for those that are not there. */
export function requireShown(hidden: Hidden, ...ids: string[]): void {
  if (ids.some((id) => hidden.has(id))) throw new AppError('not_found');
}

/** The entity of the operations below, for services with more entities. */
export const hiddenEntities = { hidden: HiddenEntity };
const rows = new Service(hiddenEntities);
type Rows = Parameters<Parameters<typeof rows.transaction.write>[0]>[0];

/** The operations of a transaction that is refused where one of two people blocks the other. */
export const unlessBlocked = ({ hidden }: Rows, userId: string, otherId: string) =>
  (['blocking', 'blocked'] as const).map((because) =>
    hidden
      .check({ userId, because, thingId: otherId })
      .where(({ thingId }, { notExists }) => notExists(thingId))
      .commit(),
  );
