import { fallbackStyle } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { likelyCategories, suggestCategory } from '#shared/rules/suggest-category';
import { suggestStyle } from '#shared/rules/suggest-style';
import type { ItemFormValues } from '../item/details-form.tsx';
import type { OwnDetails, SelectedPhoto } from './selected-photo.ts';

/** The fields that are suggested for a photo. */
export const suggestedFields = ['category', 'style', 'color'] as const;
export type SuggestedField = (typeof suggestedFields)[number];
/** A category is offered from this probability on, and so many are. */
const leastToOffer = 0.08;
const mostToOffer = 3;

type Context = {
  items: readonly ClothingItem[];
  /** The category that was chosen last: the next photo often shows the like. */
  lastConfirmed: string | null;
  /** What was typed for all photos, and in which fields; suggestions no longer replace these. */
  shared: ItemFormValues;
  editedFields: ReadonlySet<string>;
  /** Whether the form describes one photo: then what is typed holds even if it is empty. */
  isSingle: boolean;
};

/** What photos are uploaded with: what was set for one photo, then what was typed for all, then what is suggested. */
export function photoDetails({ items, lastConfirmed, shared, editedFields, isSingle }: Context) {
  const owned = items.map(({ category }) => category);
  const known = new Map<SelectedPhoto, Required<OwnDetails>>();

  /** What is known about the category of a photo. A file name tells it before the photo has been looked at. */
  const cluesOf = ({ file, inspection }: SelectedPhoto) => ({
    seen: inspection?.likely ?? [],
    fileName: file.name,
    owned,
    lastConfirmed,
  });

  function suggestedCategory(photo: SelectedPhoto): string {
    const suggestion = suggestCategory(cluesOf(photo));
    return photo.inspection?.category ?? (suggestion?.confidence === 'high' ? suggestion.category : '');
  }

  function suggestedStyle({ inspection }: SelectedPhoto, category: string, color: string): string {
    if (!inspection) return '';
    if (inspection.styleFrom === 'failure') return fallbackStyle;
    return (
      inspection.style ?? suggestStyle({ category, color, description: shared.description }) ?? fallbackStyle
    );
  }

  /** Asked for several times while a page is rendered. */
  function detailsOf(photo: SelectedPhoto): Required<OwnDetails> {
    const details = known.get(photo) ?? findDetails(photo);
    known.set(photo, details);
    return details;
  }

  function findDetails(photo: SelectedPhoto): Required<OwnDetails> {
    const choose = (name: SuggestedField, suggested: string) =>
      photo.ownDetails[name] ??
      (editedFields.has(name) && (isSingle || shared[name]) ? shared[name] : suggested);
    const category = choose('category', suggestedCategory(photo));
    const color = choose('color', photo.inspection?.color?.color ?? '');
    const style = choose('style', suggestedStyle(photo, category, color));
    const { brand = shared.brand, price = shared.price, currency = shared.currency } = photo.ownDetails;
    return { category, color, style, brand, price, currency };
  }

  const likely = (photo: SelectedPhoto): readonly string[] =>
    likelyCategories(cluesOf(photo))
      .filter(({ probability }) => probability >= leastToOffer)
      .slice(0, mostToOffer)
      .map(({ category }) => category);

  return {
    detailsOf,
    /** The categories that a photo may have, likeliest first. */
    likely,
    /** Whether the value of a field is a suggestion: it was detected, and not edited by the person yet. */
    isSuggested: (photo: SelectedPhoto, name: SuggestedField) =>
      photo.ownDetails[name] === undefined && !editedFields.has(name) && detailsOf(photo)[name] !== '',
  };
}
