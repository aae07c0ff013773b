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

/** What the fake API remembers, for as long as one test. */
export type World = Surroundings & {
  clothes: ClothingItem[];
  /** The outfits of everybody. */
  outfits: Outfit[];
  entries: CalendarEntry[];
  /** The trips of everybody. */
  trips: (Trip & { userId: string })[];
  /** What the weekdays are for, '1' for Monday to '7'. */
  occasions: Map<string, DayOccasion>;
  /** Comments on outfits; `isLiked` is the signed-in user's. */
  comments: Comment[];
  /** The outfits that the signed-in user likes, by their ids; `likesCount` of an outfit counts the likes of others. */
  likedIds: Set<string>;
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
  /** Who follows the user, and who likes which outfits. */
  social: { followers: Set<string>; likes: { userId: string; outfitId: string }[] };
  /** The days on which pieces were worn, by their ids. */
  wears: Map<string, readonly string[]>;
  /** The days on which each outfit was worn, by its id. */
  outfitWears: Map<string, readonly string[]>;
  /** Everybody's public outfits; `isLiked` tells what the person of the test likes. */
  cards: OutfitCard[];
  /** The ids of the cards that are recommended, with the reasons. */
  recommended: Map<string, string>;
  /** Whom the person of the test follows. */
  following: Set<string>;
  /** What the user sees of their conversations, the latest first. */
  conversations: Conversation[];
  /** The messages of all conversations, in their order. */
  messages: Message[];
  /** What others did, the newest first. */
  notifications: Notification[];
  /** The ids of the people whom the user blocks. */
  blocked: Set<string>;
  /** The things that were reported. */
  reports: Report[];
  /** The ids of the people who have deleted their accounts. */
  deleted: Set<string>;
  /** How often image URLs were signed. */
  signatures: number;
};

export type AnswersTo<C extends Contract> = { [N in keyof C]: (request: Received<C[N]>) => Result<C[N]> };

/** What can be seen in a photo. */
export type Sight = {
  color: AiDetectedMetadata;
  hash: string;
  style: (typeof styles)[number];
  category: string;
  /** What its shape and colors speak for. */
  likely: readonly LikelyCategory[];
};

/** What an outfit depends on beside the wardrobe. */
export type Surroundings = {
  /** What people have said of themselves, by their ids. */
  profiles: Map<string, Partial<Profile>>;
  /** The weather in places that are known. */
  weather: Record<string, Weather>;
  trends: TrendPin[];
  /** The boards of the pinboard account that is connected. */
  boards: PinboardBoard[];
  /** The board that was chosen last. */
  board: PinboardBoard | null;
  /** The parts of the styling that cannot be read. */
  unreadable: Set<StylingPart>;
  /** The generations that are left today. */
  allowance: Allowance;
};
