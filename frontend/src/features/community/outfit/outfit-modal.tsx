import { Modal } from '../../../components/dialogs.tsx';
import { outfitTitle } from '../../../components/in-language.tsx';
import { OutfitNotShown } from '../../../components/outfit-not-shown.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { hasCode } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { Comments } from '../comments/comments.tsx';
import { usePublicOutfit } from '../queries.ts';
import { OutfitActions } from './outfit-actions.tsx';
import { OutfitDetails } from './outfit-details.tsx';
import { texts } from './texts.ts';

type Props = { outfitId: string; onClose: () => void };

/** Shows a public outfit in full. The actions for other people stay visible at the lower edge. */
export function CommunityOutfitModal({ outfitId, onClose }: Props) {
  const userId = useUserId();
  const { data: outfit, error, refetch } = usePublicOutfit(outfitId);
  const isGone = hasCode(error, 'not_found');
  if (outfit && !isGone)
    return (
      <Modal
        title={outfitTitle(outfit)}
        onClose={onClose}
        titleInBar
        footer={userId && <OutfitActions outfit={outfit} onHidden={onClose} />}
      >
        <OutfitDetails outfit={outfit} />
        <Comments outfitId={outfit.id} isOwnOutfit={outfit.userId === userId} />
      </Modal>
    );
  return (
    <OutfitNotShown
      gone={isGone ? { title: texts.gone, reason: texts.goneReason } : null}
      error={error}
      failed={texts.loadFailed}
      onRetry={refetch}
      loading={<LoadingOutfit />}
      onClose={onClose}
    />
  );
}

const LoadingOutfit = () => (
  <div role="status" aria-label={t('Loading outfit')} className="grid gap-10 md:grid-cols-5">
    <div className="grid grid-cols-2 gap-4 md:col-span-3">
      {[1, 2, 3, 4].map((tile) => (
        <div key={tile} className="aspect-3/4 animate-pulse bg-sunken" />
      ))}
    </div>
    <div className="h-40 animate-pulse bg-sunken max-md:hidden md:col-span-2" />
  </div>
);
