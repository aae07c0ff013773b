import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { isUnderCoat } from '#shared/stylist/ranking/hard-rules';
import type { RankedOutfit } from '#shared/stylist/ranking/rank';
import { type Piece, pieceOf } from './piece.ts';

/** The facts from which the sentences about an outfit are made. */
export type Facts = {
  /** The language of the sentences. */
  language: Language;
  request: AskedFor;
  brief: Brief;
  /** The pieces of the outfit, from the body outwards. */
  worn: readonly Piece[];
  /** The other pieces that the person could wear. */
  others: readonly Piece[];
  /** The pieces that the person owns but cannot wear today, because they are in the laundry. */
  inLaundry: readonly Piece[];
  reasons: RankedOutfit['reasons'];
};

export type AskedFor = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather: { low?: number; temperature: number } | null;
  /** The pieces that the person chose for the outfit. */
  baseItemIds: readonly string[];
  /** What the chosen piece replaces, for example 'the navy shirt'. Missing if it replaces nothing. */
  instead?: string;
  /** Whether an outfit was changed. */
  remixOf?: object | null;
  /** The ids of the pieces of the outfit that was changed, or to which another one was asked for. */
  former?: readonly string[] | undefined;
  language: Language;
};

/** Collects the facts about an outfit of a wardrobe. */
export function factsOf(
  request: AskedFor,
  brief: Brief,
  { garments, reasons }: Pick<RankedOutfit, 'garments' | 'reasons'>,
  items: readonly WardrobeItem[],
  inLaundry: readonly WardrobeItem[] = [],
): Facts {
  const pieces = items.map(pieceOf);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const worn = garments.flatMap(({ id }) => byId.get(id) ?? []);
  const categories = worn.map(({ garment }) => garment.category);
  const placeOf = ({ garment: { slot, category } }: Piece) =>
    order.indexOf(slot) - Number(isUnderCoat(category, categories)) / 2;
  return {
    language: request.language,
    request,
    brief,
    reasons,
    worn: worn
      .map((piece) => ({ ...piece, isOnlyOne: worn.filter(({ kind }) => kind === piece.kind).length === 1 }))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
    others: pieces.filter(({ id }) => !worn.some((piece) => piece.id === id)),
    inLaundry: inLaundry.map(pieceOf),
  };
}

const order = ['dress', 'top', 'bottom', 'outerwear', 'shoes', 'bag', 'accessory', 'other'];

/** The piece in a slot; the coat, if there is a blazer under it. */
export const wornAt = ({ worn }: Pick<Facts, 'worn'>, slot: Piece['garment']['slot']) =>
  worn.findLast(({ garment }) => garment.slot === slot);

/** In words. What a longer text names is a part of its story, and not always a wish. */
const shortNote = 30;
export const isLong = (prompt: string) => prompt.split(/\s+/).length > shortNote;

/** Whether the person has typed words of the brief. A model may have found words of its own. */
export const isTyped = (words: string, { brief, request }: Pick<Facts, 'brief' | 'request'>) =>
  brief.readBy === 'rules' || request.prompt.toLowerCase().includes(words.toLowerCase());
