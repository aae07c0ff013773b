import type { Contract, Received, Result } from '#shared/contract/define';
import type { GenerationJob } from '#shared/contract/generation';
import type { contracts, Feature } from '#shared/contract/index';
import type { Outfit } from '#shared/contract/outfits';
import type { ClipPreview, ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { sanitizeFileName } from '#shared/rules/file-name';
import { firstVariant } from '#shared/rules/image-variant';
import { uploadRefusal } from '#shared/rules/upload-file';
import { anyImage, unworn } from './unworn.ts';

/** What the fake API remembers, for as long as one test. */
export type World = {
  clothes: ClothingItem[];
  outfits: Outfit[];
  jobs: Map<string, GenerationJob>;
  /** What shops sell, by the address of its page. */
  products: Record<string, ClipPreview>;
  /** The storage paths to which a file was sent. */
  uploads: Set<string>;
  /** How often image URLs were signed. */
  signatures: number;
};

type AnswersTo<C extends Contract> = { [N in keyof C]: (request: Received<C[N]>) => Result<C[N]> };
/** Answers to calls of the contract; one that a page makes and that is missing here fails its test. */
type Answers = { [F in Feature]?: Partial<AnswersTo<(typeof contracts)[F]>> };

/** Answers as the server does: everyone has only what is their own, and lists come newest first. */
export function answersOf(world: World): Answers {
  const outfitOf = (userId: string, outfitId: string) => {
    const outfit = world.outfits.find((each) => each.id === outfitId && each.userId === userId);
    if (!outfit) throw new AppError('not_found');
    return outfit;
  };

  return {
    wardrobe: {
      listItems: ({ userId, query }) => pageOf(ownedBy(userId, world.clothes), query),
      prepareUpload({ userId, body }) {
        const refusal = uploadRefusal(body);
        if (refusal) throw new AppError(refusal);
        const path = `${userId}/${Date.now()}_${sanitizeFileName(body.fileName)}`;
        return { url: '/uploads', fields: { key: path, 'Content-Type': body.contentType }, path };
      },
      createItem({ userId, body }) {
        if (ownedBy(userId, world.clothes).length >= limits.wardrobeItems)
          throw new AppError('wardrobe.full');
        if (!world.uploads.has(body.imageUrl)) throw new AppError('upload.missing');
        const item: ClothingItem = { ...unworn, ...body, ...newRow(userId), image: anyImage };
        world.clothes.push(item);
        return item;
      },
      previewClip({ userId, body }) {
        const product = world.products[body.url];
        if (!product) throw new AppError('clip.unreadable', { suggestion: 'try_product_page' });
        const path = `${userId}/${Date.now()}_clip.jpg`;
        world.uploads.add(path);
        return { ...product, path };
      },
      removeItem({ userId, params }) {
        world.clothes = world.clothes.filter((item) => item.userId !== userId || item.id !== params.itemId);
        return undefined;
      },
    },
    outfits: {
      listOutfits: ({ userId, query }) => pageOf(ownedBy(userId, world.outfits), query),
      getOutfit: ({ userId, params }) => outfitOf(userId, params.outfitId),
      setVisibility({ userId, params, body }) {
        return Object.assign(outfitOf(userId, params.outfitId), body);
      },
      removeOutfit({ userId, params }) {
        const outfit = outfitOf(userId, params.outfitId);
        world.outfits = world.outfits.filter((each) => each !== outfit);
        return undefined;
      },
    },
    generation: {
      startGeneration({ userId }) {
        const { id, createdAt } = newRow(userId);
        const job: GenerationJob = { id, status: 'pending', createdAt, outfit: null, error: null };
        world.jobs.set(id, job);
        return job;
      },
      getGeneration({ params }) {
        const job = world.jobs.get(params.jobId);
        if (!job) throw new AppError('not_found');
        return job;
      },
    },
    images: {
      signUrls({ userId, body }) {
        world.signatures += 1;
        const own = body.urls.filter((path) => path.startsWith(`${userId}/`));
        return {
          signedUrls: Object.fromEntries(
            own.map((path) => [path, `/media/${path}/${firstVariant}?Signature=${world.signatures}`]),
          ),
        };
      },
    },
    realtime: { createTicket: ({ userId }) => ({ ticket: `ticket-of-${userId}` }) },
  };
}

const newRow = (userId: string) => ({
  id: crypto.randomUUID(),
  userId,
  createdAt: new Date().toISOString(),
});

const ownedBy = <Row extends { userId: string }>(userId: string, rows: readonly Row[]) =>
  rows.filter((row) => row.userId === userId);

function pageOf<Row extends { id: string; createdAt: string }>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const newestFirst = rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const start = cursor ? newestFirst.findIndex(({ id }) => id === cursor) + 1 : 0;
  const items = newestFirst.slice(start, start + limit);
  return { items, cursor: start + limit < rows.length ? (items.at(-1)?.id ?? null) : null };
}
