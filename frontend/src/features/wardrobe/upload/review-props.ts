import type { ClothingItem } from '#shared/contract/clothing-item';
import type { PhotoDetails } from './photo-details.ts';
import type { OwnDetails, SelectedPhoto } from './selected-photo.ts';

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
