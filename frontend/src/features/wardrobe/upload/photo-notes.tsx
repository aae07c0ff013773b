import { CopyCheck } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { looksAlike } from '#shared/rules/image-hash';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import type { SelectedPhoto } from './selected-photo.ts';

type Props = { photo: SelectedPhoto; items: readonly ClothingItem[] };

/** Notes on a photo: the analysis is running, the upload has failed, or it looks like an item of the wardrobe. */
export const PhotoNotes = ({ photo, items }: Props) => (
  <>
    {photo.inspection === null && (
      <p role="status" className="animate-pulse text-ink-soft text-sm">
        {t('Detecting color and style…')}
      </p>
    )}
    {photo.error && (
      <p role="alert" className="text-danger-text text-sm">
        {photo.error}
      </p>
    )}
    <LookAlike photo={photo} items={items} />
  </>
);

/** Points out an item in the wardrobe that looks like the photo. The user decides whether it is the same piece. */
function LookAlike({ photo: { inspection, percent }, items }: Props) {
  // Once the upload has begun, the similar item may be the one created from this photo.
  const hash = percent === null && inspection?.hash;
  const lookAlike = hash && items.find((item) => looksAlike(item.image.hash, hash));
  return lookAlike ? (
    <p role="status" className="flex items-center gap-2 text-accent text-sm">
      <CopyCheck aria-hidden size={16} className="shrink-0" />
      {texts.looksLike(itemNameOf(lookAlike))}
    </p>
  ) : null;
}
