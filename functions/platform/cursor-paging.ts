import type { PageQuery } from '#shared/contract/page';

type Key = { userId: string; id: string };
type Options = { limit: number; order?: 'asc' | 'desc'; consistent?: true };
type Query<Row> = {
  go(
    options: Options & { pager: 'raw'; cursor: Record<string, string> | null },
  ): Promise<{ data: Row[]; cursor: unknown }>;
};
/** What names a row by its key. */
type Named = { params(): Record<string, unknown> };
type OwnRows<Row> = {
  get(key: Key): Named;
  query: { byUser(owner: { userId: string }): Query<Row> };
};

/**
 * What a query finds after a row, or from its start where there is none. To ask for keys below the row's would
 * not do: that has no end on its other side, and reads on into whatever else lies in the partition.
 */
export const readAfter = <Row>(
  row: Named | null | '' | undefined,
  query: Query<Row>,
  options: Options,
): Promise<{ data: Row[]; cursor: unknown }> =>
  query.go({
    ...options,
    pager: 'raw',
    cursor: row ? (row.params()['Key'] as Record<string, string>) : null,
  });

/** A page of a user's own rows, newest first, with one query; it goes on after the row whose id is the cursor. */
export async function readPage<Row extends Key>(
  entity: OwnRows<Row>,
  userId: string,
  { limit, cursor }: PageQuery,
) {
  const { data, cursor: more } = await readAfter(
    cursor && entity.get({ userId, id: cursor }),
    entity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.id ?? null) : null };
}
