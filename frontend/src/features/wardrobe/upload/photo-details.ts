import { fallbackStyle, slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { likelyCategories, suggestCategory } from '#shared/rules/suggest-category';
import { suggestStyle } from '#shared/rules/suggest-style';
import { t } from '../../../lib/t.ts';
import type { ItemFormValues } from '../item/details-form.tsx';
import { byHabit, type CategoryHabits } from './category-habits.ts';
import type { Inspection } from './inspect-photo.ts';

/** The fields that are filled in from the photo until the person edits them. */
export const suggestedFields = ['category', 'style', 'color', 'brand', 'description', 'seasons'] as const;
type FilledField = (typeof suggestedFields)[number];
/** The fields whose suggestion can be confirmed with one tap. */
export const oneTapFields = ['category', 'style', 'color'] as const;
export type SuggestedField = (typeof oneTapFields)[number];
/** At most `mostToOffer` categories of one slot are offered, each with at least this probability. */
const leastToOffer = 0.03;
const mostToOffer = 4;

type Context = {
  items: readonly ClothingItem[];
  /** The category that was chosen last. The next photo often shows the same one. */
  lastConfirmed: string | null;
  habits: CategoryHabits;
  /** What was typed for all photos. Suggestions do not replace the edited fields. */
  shared: ItemFormValues;
  editedFields: ReadonlySet<string>;
  /** Whether the form describes a single photo. An empty field then also overrides the suggestion. */
  isSingle: boolean;
};

/** The details to upload photos with. A photo's own values win over the form, and the form over suggestions. */
export function photoDetails({ items, lastConfirmed, habits, shared, editedFields, isSingle }: Context) {
  const owned = items.map(({ category }) => category);
  const known = new Map<SelectedPhoto, Required<OwnDetails>>();

  /** The data from which a photo's category is suggested. */
  const cluesOf = ({ inspection }: SelectedPhoto) => ({
    seen: inspection?.likely ?? [],
    named: inspection?.named,
    owned,
    lastConfirmed,
  });

  /** The category that a model or the shape of the piece tells with certainty. Empty if none is certain. */
  function sightedCategory(photo: SelectedPhoto): string {
    const seen = photo.inspection?.seen;
    // Which of several pieces is meant is for the person to say.
    if (seen && seen.pieces.length > 1) return '';
    const suggestion = suggestCategory(cluesOf(photo));
    return seen?.category ?? (suggestion?.confidence === 'high' ? suggestion.category : '');
  }

  function suggestedStyle({ inspection }: SelectedPhoto, category: string, color: string): string {
    if (!inspection) return '';
    if (inspection.styleFrom === 'failure') return fallbackStyle;
    return (
      inspection.seen?.style ??
      suggestStyle({ category, color, description: shared.description }) ??
      fallbackStyle
    );
  }

  /** Computed once per photo, because a render asks for it several times. */
  function detailsOf(photo: SelectedPhoto): Required<OwnDetails> {
    const details = known.get(photo) ?? findDetails(photo);
    known.set(photo, details);
    return details;
  }

  function findDetails(photo: SelectedPhoto): Required<OwnDetails> {
    const seen = photo.inspection?.seen;
    const choose = <Name extends FilledField>(name: Name, suggested: ItemFormValues[Name]) =>
      photo.ownDetails[name] ??
      (editedFields.has(name) && (isSingle || shared[name].length > 0) ? shared[name] : suggested);
    const category = choose('category', byHabit(habits, sightedCategory(photo)));
    const color = choose('color', photo.inspection?.color?.color ?? seen?.color ?? '');
    const style = choose('style', suggestedStyle(photo, category, color));
    const { price = shared.price, currency = shared.currency } = photo.ownDetails;
    return {
      ...{ category, color, style, price, currency },
      brand: choose('brand', seen?.brand ?? shared.brand),
      description: choose('description', seen?.description ?? shared.description),
      seasons: choose('seasons', seen?.seasons.length ? seen.seasons : shared.seasons),
    };
  }

  function likely(photo: SelectedPhoto): readonly string[] {
    const pieces = photo.inspection?.seen?.pieces ?? [];
    if (pieces.length > 1) return [...new Set(pieces.map(({ category }) => category))];
    const all = likelyCategories(cluesOf(photo));
    const slot = slotOf(all[0]?.category ?? '');
    return all
      .filter(({ category, probability }) => slotOf(category) === slot && probability >= leastToOffer)
      .slice(0, mostToOffer)
      .map(({ category }) => category);
  }

  return {
    /** The details that a photo would be uploaded with. */
    detailsOf,
    sightedCategory,
    /** The categories that a photo may have, likeliest first. */
    likely,
    /** Whether the value of a field is a suggestion: it was detected, and not edited by the person yet. */
    isSuggested: (photo: SelectedPhoto, name: SuggestedField) =>
      photo.ownDetails[name] === undefined && !editedFields.has(name) && detailsOf(photo)[name] !== '',
  };
}

type PhotoDetails = ReturnType<typeof photoDetails>;

/** The texts for the required values that are missing. */
export const missingIn = ({ category, style }: Required<OwnDetails>) => ({
  ...(category ? {} : { category: t('Choose a category') }),
  ...(style ? {} : { style: t('Choose a style') }),
});

/** The props that the list and the cards of chosen photos share. */
export type ReviewProps = {
  photos: readonly SelectedPhoto[];
  /** The user's wardrobe. It is searched for items that look like a chosen photo. */
  items: readonly ClothingItem[];
  /** The details of each photo, and what is suggested of them. */
  suggestions: PhotoDetails;
  onOwnDetails: (photo: SelectedPhoto, ownDetails: OwnDetails) => void;
  onRemove: (photo: SelectedPhoto) => void;
  /** Makes a photo of each piece that is in a photo. */
  onSplit: (photo: SelectedPhoto) => void;
  /** Whether required fields that are empty are marked. */
  marksMissing: boolean;
  disabled: boolean;
};
/** The props of what shows one of them. */
export type PhotoProps = Omit<ReviewProps, 'photos'> & { photo: SelectedPhoto };

/** The details that can be set for a single photo of an upload. */
export type OwnDetails = Partial<
  Pick<
    ItemFormValues,
    'category' | 'style' | 'color' | 'brand' | 'price' | 'currency' | 'description' | 'seasons'
  >
>;

/** A photo chosen for upload, with the result of its inspection, its own details and the state of its upload. */
export type SelectedPhoto = {
  /** Identifies the file; see `keyOf` in `selected-photos.ts`. */
  key: string;
  file: File;
  /** The URL of a preview. */
  preview: string | null;
  /** The result of the photo's inspection; null while it is pending. */
  inspection: Inspection | null;
  /** The details that the user has set for this photo only. */
  ownDetails: OwnDetails;
  /** The progress in percent of the upload, or of the upload for the inspection. Null while there is none. */
  percent: number | null;
  error: string | null;
  /** The storage path of the finished upload. Null before. */
  sentPath: string | null;
  /** Whether the photo was restored from an earlier visit. */
  isFromBefore: boolean;
};
