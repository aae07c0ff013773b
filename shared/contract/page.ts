import * as z from 'zod';

/**
 * Lists come newest first, a page at a time. A cursor is the id of the last item of the page before:
 * it only ever says where to go on within the caller's own rows, so a made-up one reveals nothing.
 */
export const pageQuery = (most: number) =>
  z.object({
    cursor: z.uuid().optional(),
    limit: z.coerce.number<number>().int().min(1).max(most).default(most),
  });
export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.uuid().nullable() });
