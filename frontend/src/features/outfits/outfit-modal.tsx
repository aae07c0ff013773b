import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { outfitTitle } from '../../components/in-language.tsx';
import { Modal } from '../../components/modal.tsx';
import { t } from '../../lib/t.ts';
import { LazyComments } from '../community/public/lazy-comments.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { Photo } from '../photos/public/photo.tsx';
import { OwnerActions } from './modal-actions.tsx';
import { OutfitItems } from './outfit-items.tsx';
import { OutfitLead, OutfitTexts } from './outfit-texts.tsx';
import { replaceOutfit } from './queries.ts';
import { type OutfitItem, ReplaceDialog } from './replace-dialog.tsx';

type Props = {
  outfit: Outfit;
  onClose: () => void;
  /** Called when the dialog shows a remix or a copy instead of the outfit. */
  onOther?: (outfit: Outfit) => void;
};

/** Shows one of the user's own outfits in full, its clothes first, or the answer to a question. The owner's actions stay at the lower edge. */
export function OutfitModal({ outfit: opened, onClose, onOther }: Props) {
  const client = useQueryClient();
  const [outfit, setOutfit] = useState(opened);
  const [replacing, setReplacing] = useState<OutfitItem>();
  const show = (next: Outfit) => {
    replaceOutfit(client, next);
    setOutfit(next);
    if (next.id !== outfit.id) onOther?.(next);
  };
  const isAnswer = Boolean(outfit.brief?.question);
  return (
    <Modal
      title={outfitTitle(outfit)}
      onClose={onClose}
      titleInBar
      footer={<OwnerActions outfit={outfit} onShow={show} />}
    >
      <div className="grid gap-x-10 gap-y-8 pt-1 md:grid-cols-5 md:grid-rows-[auto_1fr] md:pt-8">
        {isAnswer && <OutfitLead outfit={outfit} />}
        <div className="grid content-start gap-6 md:col-span-3 md:col-start-1 md:row-span-2 md:row-start-1">
          {outfit.generatedImageUrl ? (
            <Photo
              path={outfit.generatedImageUrl}
              alt={t('A picture of the outfit: {title}', { title: outfit.title })}
              sizes="(width >= 48rem) 36rem, 92vw"
              unavailable={t('Image preview unavailable')}
              className="aspect-3/4 w-full"
            />
          ) : (
            <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
          )}
          <OutfitItems outfit={outfit} onReplace={setReplacing} />
        </div>
        {!isAnswer && <OutfitLead outfit={outfit} />}
        <OutfitTexts outfit={outfit} />
      </div>
      {outfit.isPublic && <LazyComments outfitId={outfit.id} isOwnOutfit />}
      {replacing && (
        <ReplaceDialog
          outfit={outfit}
          item={replacing}
          onClose={() => setReplacing(undefined)}
          onReplaced={(next) => {
            setReplacing(undefined);
            show(next);
          }}
        />
      )}
    </Modal>
  );
}
