import type { PageQuery } from '#shared/contract/page';
import { readPage } from '../platform/cursor-paging.ts';
import { OutfitEntity } from '../table/outfit.ts';

/** A page of the user's own outfits, newest first. */
export const listOutfits = (userId: string, query: PageQuery) => readPage(OutfitEntity, userId, query);
