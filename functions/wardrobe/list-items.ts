import type { PageQuery } from '#shared/contract/page';
import { readPage } from '../platform/cursor-paging.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';

/** A page of the user's items, newest first. */
export const listItems = (userId: string, query: PageQuery) => readPage(ClothingItemEntity, userId, query);
