import type { ClothingItem } from '#shared/contract/clothing-item';
import type { SuggestedField } from './photo-details.ts';
import type { OwnDetails, SelectedPhoto } from './selected-photo.ts';

/** The props that the list and the cards of chosen photos share. */
export type ReviewProps = {
  photos: readonly SelectedPhoto[];
  /** The user's wardrobe. It is searched for items that look like a chosen photo. */
  items: readonly ClothingItem[];
  /** The details that a photo would be uploaded with. */
  detailsOf: (photo: SelectedPhoto) => Required<OwnDetails>;
  /** The categories that a photo may have, likeliest first. */
  likely: (photo: SelectedPhoto) => readonly string[];
  /** Whether the value of a field is a suggestion: it was detected, and not edited by the person yet. */
  isSuggested: (photo: SelectedPhoto, name: SuggestedField) => boolean;
  onOwnDetails: (photo: SelectedPhoto, ownDetails: OwnDetails) => void;
  onRemove: (photo: SelectedPhoto) => void;
  /** Makes a photo of each piece that is in a photo. */
  onSplit: (photo: SelectedPhoto) => void;
  /** Whether required fields that are empty are marked. */
  marksMissing: boolean;
  disabled: boolean;
};
