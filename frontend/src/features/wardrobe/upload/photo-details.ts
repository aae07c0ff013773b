import { fallbackStyle } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { likelyCategories, suggestCategory } from '#shared/rules/suggest-category';
import { suggestStyle } from '#shared/rules/suggest-style';
import type { ItemFormValues } from '../item/details-form.tsx';
import type { OwnDetails, SelectedPhoto } from './selected-photo.ts';

/** The fields for which values are suggested. */
export const suggestedFields = ['category', 'style', 'color'] as const;
export type SuggestedField = (typeof suggestedFields)[number];
/** At most `mostToOffer` categories are offered, each with at least this probability. */
const leastToOffer = 0.08;
const mostToOffer = 3;

type Context = {
  items: readonly ClothingItem[];
  /** The category that was chosen last. The next photo often shows the same one. */
  lastConfirmed: string | null;
  /** What was typed for all photos. Suggestions do not replace the edited fields. */
  shared: ItemFormValues;
  editedFields: ReadonlySet<string>;
  /** Whether the form describes a single photo. An empty field then also overrides the suggestion. */
  isSingle: boolean;
};

/** The details to upload photos with. A photo's own values win over the form, and the form over suggestions. */
export function photoDetails({ items, lastConfirmed, shared, editedFields, isSingle }: Context) {
  const owned = items.map(({ category }) => category);
  const known = new Map<SelectedPhoto, Required<OwnDetails>>();

  /** The data from which a photo's category is suggested. */
  const cluesOf = ({ inspection }: SelectedPhoto) => ({
    seen: inspection?.likely ?? [],
    named: inspection?.named,
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

  /** Computed once per photo, because a render asks for it several times. */
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
