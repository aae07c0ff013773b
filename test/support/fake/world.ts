import type { DayOccasion, styles } from '#shared/catalog';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { Comment, OutfitCard } from '#shared/contract/community';
import type { Contract, Received, Result } from '#shared/contract/define';
import type { Allowance, GenerationJob } from '#shared/contract/generation';
import type { Conversation, Message } from '#shared/contract/messages';
import type { Notification } from '#shared/contract/notifications';
import type { Outfit } from '#shared/contract/outfits';
import type { PinboardBoard, TrendPin } from '#shared/contract/pinboard';
import type { Trip } from '#shared/contract/planning';
import type { Profile } from '#shared/contract/profile';
import type { Report } from '#shared/contract/safety';
import type { StylingPart } from '#shared/contract/styling';
import type { AiDetectedMetadata, ClipPreview, ClothingItem } from '#shared/contract/wardrobe';
import type { Weather } from '#shared/contract/weather';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/** The data of the fake API, which lasts for one test. */
export type World = Surroundings & {
  clothes: ClothingItem[];
  /** The outfits of all people. */
  outfits: Outfit[];
  entries: CalendarEntry[];
  /** The trips of all people. */
  trips: (Trip & { userId: string })[];
  /** The occasion of each weekday. The keys are '1' for Monday to '7' for Sunday. */
  occasions: Map<string, DayOccasion>;
  /** Comments on outfits. `isLiked` is that of the signed-in user. */
  comments: Comment[];
  /** The ids of the outfits that the signed-in user likes. An outfit's `likesCount` counts only the likes of others. */
  likedIds: Set<string>;
  jobs: Map<string, GenerationJob>;
  /** If set, every generation is answered with this outfit at once, as from the cache. */
  known: Outfit | null;
  /** The products of shops, by the URL of their page. */
  products: Record<string, ClipPreview>;
  /** The storage paths that a file was uploaded to. */
  uploads: Set<string>;
  /** The uploaded files by their storage paths. */
  files: Map<string, File>;
  /** What is detected in photos, by file name. */
  sights: Record<string, Partial<Sight>>;
  /** Whether a vision model that recognizes styles is available. */
  seesStyles: boolean;
  /** The user's followers, and who likes which outfit. */
  social: { followers: Set<string>; likes: { userId: string; outfitId: string }[] };
  /** The days on which each item was worn, by item id. */
  wears: Map<string, readonly string[]>;
  /** The days on which each outfit was worn, by outfit id. */
  outfitWears: Map<string, readonly string[]>;
  /** The public outfits of all people. `isLiked` is that of the signed-in user. */
  cards: OutfitCard[];
  /** The reasons of recommended cards, by card id. */
  recommended: Map<string, string>;
  /** The ids of the people whom the signed-in user follows. */
  following: Set<string>;
  /** The user's conversations, latest first. */
  conversations: Conversation[];
  /** The messages of all conversations, oldest first. */
  messages: Message[];
  /** When the last stored event was sent to the user, in epoch milliseconds. */
  lastEventAt: number | null;
  /** The user's notifications, newest first. */
  notifications: Notification[];
  /** The ids of the people whom the user blocks. */
  blocked: Set<string>;
  /** The reports that were sent. */
  reports: Report[];
  /** The ids of the people who have deleted their accounts. */
  deleted: Set<string>;
  /** The number of times that image URLs were signed. */
  signatures: number;
};

export type AnswersTo<C extends Contract> = { [N in keyof C]: (request: Received<C[N]>) => Result<C[N]> };

/** The result of analyzing a photo. */
export type Sight = {
  color: AiDetectedMetadata;
  hash: string;
  style: (typeof styles)[number];
  category: string;
  /** The categories that its shape and colors suggest. */
  likely: readonly LikelyCategory[];
};

/** The data besides the wardrobe that an outfit depends on. */
export type Surroundings = {
  /** The profiles that people filled in, by user id. */
  profiles: Map<string, Partial<Profile>>;
  /** The weather by place. Other places are unknown. */
  weather: Record<string, Weather>;
  trends: TrendPin[];
  /** The boards of the connected Pinterest account. */
  boards: PinboardBoard[];
  /** The board that was chosen last, or null. */
  board: PinboardBoard | null;
  /** The parts of the styling data that fail to load. */
  unreadable: Set<StylingPart>;
  /** The number of generations left today. */
  allowance: Allowance;
};
