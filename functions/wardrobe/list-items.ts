import type { PageQuery } from '#shared/contract/page';
import { ClothingItemEntity } from '../entities/clothing-item.ts';
import { readPage } from '../platform/page.ts';

/** The wardrobe, newest first. */
export const listItems = (userId: string, query: PageQuery) => readPage(ClothingItemEntity, userId, query);
