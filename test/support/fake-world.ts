import type { Contract, Received, Result } from '#shared/contract/define';
import type { GenerationJob } from '#shared/contract/generation';
import type { contracts, Feature } from '#shared/contract/index';
import type { Outfit } from '#shared/contract/outfits';
import type { ClipPreview, ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { firstVariant } from '#shared/rules/image-variant';
import { outfitAnswers } from './fake-outfits.ts';
import { newRow } from './fake-rows.ts';
import { pinboardAnswers, profileAnswers, type Surroundings, weatherOf } from './fake-surroundings.ts';
import { type Sight, wardrobeAnswers } from './fake-wardrobe.ts';

/** What the fake API remembers, for as long as one test. */
export type World = Surroundings & {
  clothes: ClothingItem[];
  outfits: Outfit[];
  jobs: Map<string, GenerationJob>;
  /** The outfit that every generation is answered with at once, from the cache. */
  known: Outfit | null;
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
  return {
    wardrobe: wardrobeAnswers(world),
    outfits: outfitAnswers(world),
    profile: profileAnswers(world),
    weather: { getWeather: ({ body }) => weatherOf(world, body.location) },
    pinboard: pinboardAnswers(world),
    generation: {
      startGeneration({ userId }) {
        const { id, createdAt } = newRow(userId);
        const job: GenerationJob = {
          id,
          status: world.known ? 'succeeded' : 'pending',
          createdAt,
          outfit: world.known,
          fromCache: world.known !== null,
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
