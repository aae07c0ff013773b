import type { ItemFormValues } from '../item/details-form.tsx';
import type { Inspection } from './inspect-photo.ts';

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
