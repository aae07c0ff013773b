import type { Contract, Received, Result } from '#shared/contract/define';
import type { GenerationJob } from '#shared/contract/generation';
import type { contracts, Feature } from '#shared/contract/index';
import type { Outfit } from '#shared/contract/outfits';
import type { ClipPreview, ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { firstVariant } from '#shared/rules/image-variant';
import { newRow, ownedBy, pageOf } from './fake-rows.ts';
import { type Sight, wardrobeAnswers } from './fake-wardrobe.ts';

/** What the fake API remembers, for as long as one test. */
export type World = {
  clothes: ClothingItem[];
  outfits: Outfit[];
  jobs: Map<string, GenerationJob>;
  /** What shops sell, by the address of its page. */
  products: Record<string, ClipPreview>;
  /** The storage paths to which a file was sent. */
  uploads: Set<string>;
  /** What was sent to a storage path. */
  files: Map<string, File>;
  /** What can be seen in photos, by the names of their files. */
  sights: Record<string, Partial<Sight>>;
  /** Whether there is a model that sees styles. */
  seesStyles: boolean;
  /** The days on which pieces were worn, by their ids. */
  wears: Map<string, readonly string[]>;
  /** How often image URLs were signed. */
  signatures: number;
};

export type AnswersTo<C extends Contract> = { [N in keyof C]: (request: Received<C[N]>) => Result<C[N]> };
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
    wardrobe: wardrobeAnswers(world),
    outfits: {
      listOutfits: ({ userId, query }) => pageOf(ownedBy(userId, world.outfits), query),
      listOutfitsWith: ({ userId, params }) =>
        ownedBy(userId, world.outfits)
          .filter(({ recommendedClothes }) => recommendedClothes.includes(params.itemId))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
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
        const job: GenerationJob = {
          id,
          status: 'pending',
          createdAt,
          outfit: null,
          fromCache: false,
          error: null,
        };
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
