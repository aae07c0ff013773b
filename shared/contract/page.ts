import * as z from 'zod';

/**
 * The query of a paged list. A cursor is what the last row of the previous page is ordered by: its id, unless `cursor`
 * says otherwise. It only selects a position among the rows that the caller may see, so a forged cursor reveals nothing.
 */
export const pageQuery = (most: number, cursor: z.ZodType<string, string> = z.uuid()) =>
  z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number<number>().int().min(1).max(most).default(most),
  });
export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item, cursor: z.ZodType<string, string> = z.uuid()) =>
  z.object({ items: z.array(item), cursor: cursor.nullable() });
