import type { PageQuery } from '#shared/contract/page';

type Key = { userId: string; id: string };
/** With a filter, `count` limits the rows that pass the filter, and `limit` the rows that are read. */
type Options = { limit?: number; count?: number; order?: 'asc' | 'desc'; consistent?: true };
type Query<Row> = {
  go(
    options: Options & { pager: 'raw'; cursor: Record<string, string> | null },
  ): Promise<{ data: Row[]; cursor: unknown }>;
};
/** An ElectroDB get, whose parameters contain the key of its row. */
type Named = { params(): Record<string, unknown> };
type OwnRows<Row> = { get(key: Key): Named; query: { byUser(owner: { userId: string }): Query<Row> } };

/**
 * Runs a query that continues after `row`, or starts at the beginning if there is no row. The row's key is passed as
 * DynamoDB's exclusive start key, so the query keeps its own bounds. A condition on the sort key would replace these
 * bounds, and the query would read other entities in the same partition. `last` is the row after which the next page
 * begins; undefined if there is none.
 */
export async function readAfter<Row>(
  row: Named | null | '' | undefined,
  query: Query<Row>,
  options: Options,
): Promise<{ data: Row[]; last: Row | undefined; cursor: unknown }> {
  const after = row ? (row.params()['Key'] as Record<string, string>) : null;
  const { data, cursor } = await query.go({ ...options, pager: 'raw', cursor: after });
  return { data, last: cursor ? data.at(-1) : undefined, cursor };
}

/**
 * A page of a user's own rows, newest first, with one query: of all of them, or with a filter. `cursor` is the id of the
 * last row of the previous page. The returned cursor is null on the last page.
 */
export async function readPage<Row extends Key>(
  entity: OwnRows<Row>,
  userId: string,
  { limit, cursor }: PageQuery,
  filtered?: Query<Row>,
) {
  const { data, last } = await readAfter(
    cursor && entity.get({ userId, id: cursor }),
    filtered ?? entity.query.byUser({ userId }),
    { order: 'desc', ...(filtered ? { count: limit } : { limit }) },
  );
  return { items: data, cursor: last?.id ?? null };
}
