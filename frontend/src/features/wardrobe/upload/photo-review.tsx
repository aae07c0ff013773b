import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';
import { t } from '../../../lib/t.ts';
import { PhotoCards } from './photo-cards.tsx';
import type { ReviewProps } from './review-props.ts';
import { SelectedPhotoList } from './selected-photo-list.tsx';

/** The chosen photos as a list. On phones several photos are shown as cards unless the person chooses the list. */
export function PhotoReview(props: ReviewProps) {
  const isSmall = useMediaQuery(smallScreen);
  const [prefersList, setPrefersList] = useState(false);
  if (!isSmall || props.photos.length < 2) return <SelectedPhotoList {...props} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button look="quiet" className="-mr-3 justify-self-end" onClick={() => setPrefersList(!prefersList)}>
        {prefersList ? t('One by one') : t('Show as a list')}
      </Button>
      {prefersList ? <SelectedPhotoList {...props} /> : <PhotoCards {...props} />}
    </div>
  );
}
