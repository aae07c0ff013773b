import type { PageQuery } from '#shared/contract/page';
import { readPage } from '../platform/cursor-paging.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';

/** The wardrobe, newest first. */
export const listItems = (userId: string, query: PageQuery) => readPage(ClothingItemEntity, userId, query);
