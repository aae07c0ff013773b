import { Crop } from 'lucide-react';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { atWidth } from '#shared/rules/image-variant';
import { Button } from '../../../components/button.tsx';
import { notifyError } from '../../../components/notify.ts';
import { useImageUrl } from '../../../data/image-urls.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import { PhotoEditor } from './photo-dialogs.ts';

/** The button that opens the photo of an item to crop or rotate it. */
export function CropButton({ item }: { item: ClothingItem }) {
  const { data: url } = useImageUrl(item.imageUrl);
  const [file, setFile] = useState<File>();
  async function open() {
    try {
      const response = await fetch(atWidth(url ?? '', 1536));
      if (!response.ok) throw new Error(`The photo was answered with ${response.status}.`);
      setFile(new File([await response.blob()], 'photo.webp', { type: 'image/webp' }));
    } catch {
      void notifyError(texts.photoNotLoaded);
    }
  }
  const close = () => setFile(undefined);
  return (
    <>
      <Button look="quiet" className="-ml-3" disabled={!url} onClick={open}>
        <Crop aria-hidden size={16} />
        {t('Crop or rotate')}
      </Button>
      {file && <PhotoEditor item={item} file={file} isNew={false} onReplaced={close} onClose={close} />}
    </>
  );
}
