import type { ItemFormValues } from '../item/details-form.tsx';
import type { Inspection } from './inspect-photo.ts';

/** The details that can be set for each photo of an upload on its own. */
export type OwnDetails = Partial<
  Pick<ItemFormValues, 'category' | 'style' | 'color' | 'brand' | 'price' | 'currency'>
>;

/** A photo selected for upload, with its inspection, its own details and its upload's state. */
export type SelectedPhoto = {
  /** Identifies the file; see `keyOf` in `selected-photos.ts`. */
  key: string;
  file: File;
  /** The URL of a preview. */
  preview: string | null;
  /** The result of the photo's inspection; null while it is pending. */
  inspection: Inspection | null;
  /** The details that the user has set for this photo alone. */
  ownDetails: OwnDetails;
  /** The upload's progress in percent, also of one for the inspection; null while the photo is not being uploaded. */
  percent: number | null;
  error: string | null;
  /** The storage path of an upload of the photo that has arrived; null before. */
  sentPath: string | null;
  /** Whether the photo was chosen before the page was opened. */
  isFromBefore: boolean;
};
