import type { PageQuery } from '#shared/contract/page';

type Key = { userId: string; id: string };
type Query<Row> = {
  go(options: {
    order: 'desc';
    limit: number;
    pager: 'raw';
    cursor: Record<string, string> | null;
  }): Promise<{ data: Row[]; cursor: unknown }>;
};
type OwnRows<Row> = {
  get(key: Key): { params(): Record<string, unknown> };
  query: { byUser(owner: { userId: string }): Query<Row> };
};

/** A page of a user's own rows, newest first, with one query; it goes on after the row whose id is the cursor. */
export async function readPage<Row extends Key>(
  entity: OwnRows<Row>,
  userId: string,
  { limit, cursor }: PageQuery,
) {
  const start = cursor
    ? (entity.get({ userId, id: cursor }).params()['Key'] as Record<string, string>)
    : null;
  const { data, cursor: more } = await entity.query
    .byUser({ userId })
    .go({ order: 'desc', limit, pager: 'raw', cursor: start });
  return { items: data, cursor: more ? (data.at(-1)?.id ?? null) : null };
}
