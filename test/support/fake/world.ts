import type { DayOccasion, styles } from '#shared/catalog';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { AiDetectedMetadata, ClothingItem } from '#shared/contract/clothing-item';
import type { Collection } from '#shared/contract/collections';
import type { Comment } from '#shared/contract/comments';
import type { Contract, Received, Result } from '#shared/contract/define';
import type { Allowance, GenerationJob } from '#shared/contract/generation';
import type { Conversation, Message } from '#shared/contract/messages';
import type { Notification } from '#shared/contract/notifications';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import type { PinboardBoard, TrendPin } from '#shared/contract/pinboard';
import type { Misfit, Trip } from '#shared/contract/planning';
import type { Profile } from '#shared/contract/profile';
import type { Report } from '#shared/contract/safety';
import type { StylingPart } from '#shared/contract/styling';
import type { ClipPreview, SeenInPhoto } from '#shared/contract/wardrobe';
import type { DayForecast, Weather } from '#shared/contract/weather';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/** The data of the fake API, which lasts for one test. */
export type World = ReturnType<typeof emptyWorld>;

export const emptyWorld = () => ({
  clothes: [] as ClothingItem[],
  outfits: [] as Outfit[],
  entries: [] as CalendarEntry[],
  trips: [] as (Trip & { userId: string })[],
  /** The occasion of each weekday. The keys are '1' for Monday to '7' for Sunday. */
  occasions: new Map<string, DayOccasion>(),
  /** Comments on outfits. `isLiked` is that of the signed-in user. */
  comments: [] as Comment[],
  /** The ids of the outfits that the signed-in user likes. An outfit's `likesCount` counts only the likes of others. */
  likedIds: new Set<string>(),
  jobs: new Map<string, GenerationJob>(),
  /** If set, every generation is answered with this outfit at once, as from the cache. */
  known: null as Outfit | null,
  /** The products of shops, by the URL of their page. */
  products: {} as Record<string, ClipPreview>,
  /** The storage paths that a file was uploaded to. */
  uploads: new Set<string>(),
  /** The uploaded files by their storage paths. */
  files: new Map<string, File>(),
  /** What is detected in photos, by file name. */
  sights: {} as Record<string, Partial<Sight>>,
  /** Whether a vision model that recognizes styles is available. */
  seesStyles: true,
  /** The user's followers, and who likes which outfit. */
  social: { followers: new Set<string>(), likes: [] as { userId: string; outfitId: string }[] },
  /** The days on which each item was worn, by item id. */
  wears: new Map<string, readonly string[]>(),
  /** The days on which each outfit was worn, by outfit id. */
  outfitWears: new Map<string, readonly string[]>(),
  /** The public outfits of all people. `isLiked` is that of the signed-in user. */
  cards: [] as OutfitCard[],
  /** The reasons of recommended cards, by card id. */
  recommended: new Map<string, string>(),
  /** The ids of the people whom the signed-in user follows. */
  following: new Set<string>(),
  /** The signed-in user's collections. */
  collections: [] as Collection[],
  conversations: [] as Conversation[],
  /** The messages of all conversations, oldest first. */
  messages: [] as Message[],
  /** When the last stored event was sent to the user, in epoch milliseconds. */
  lastEventAt: null as number | null,
  /** The user's notifications, newest first. */
  notifications: [] as Notification[],
  blocked: new Set<string>(),
  reports: [] as Report[],
  /** The ids of the people who have deleted their accounts. */
  deleted: new Set<string>(),
  /** The number of times that image URLs were signed. */
  signatures: 0,
  /** The planned outfits that the forecast no longer suits. */
  misfits: [] as Misfit[],
  /** The profiles that people filled in, by user id. */
  profiles: new Map<string, Partial<Profile>>(),
  /** The weather by place. Other places are unknown. */
  weather: {} as Record<string, Weather>,
  /** The forecast at the user's place. */
  forecast: [] as DayForecast[],
  trends: [] as TrendPin[],
  /** The boards of the connected Pinterest account. */
  boards: [] as PinboardBoard[],
  /** The board that was chosen last, or null. */
  board: null as PinboardBoard | null,
  /** The parts of the styling data that fail to load. */
  unreadable: new Set<StylingPart>(),
  /** The number of generations left today. */
  allowance: { limit: 50, left: 50 } as Allowance,
});

export type AnswersTo<C extends Contract> = { [N in keyof C]: (request: Received<C[N]>) => Result<C[N]> };

/** The result of analyzing a photo. */
export type Sight = {
  color: AiDetectedMetadata;
  hash: string;
  style: (typeof styles)[number];
  category: string;
  /** The categories that its shape and colors suggest. */
  likely: readonly LikelyCategory[];
  /** What a vision model sees besides. */
  seen: Partial<SeenInPhoto>;
};
