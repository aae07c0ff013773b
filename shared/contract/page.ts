import * as z from 'zod';

/**
 * The query of a paged list, newest first. A cursor is the id of the last row of the previous page. It only selects a
 * position among the rows that the caller may see, so a forged cursor reveals nothing.
 */
export const pageQuery = (most: number) =>
  z.object({
    cursor: z.uuid().optional(),
    limit: z.coerce.number<number>().int().min(1).max(most).default(most),
  });
export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.uuid().nullable() });
