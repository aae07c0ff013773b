import type { ComponentProps } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { LoadingTiles } from '../../components/list-states.tsx';
import { OutfitNotShown } from '../../components/outfit-not-shown.tsx';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { OutfitModal } from './outfit-modal.tsx';
import { useOutfit } from './queries.ts';

type Props = Omit<ComponentProps<typeof OutfitModal>, 'outfit'> & {
  outfitId: string;
  /** The outfit, if a list has loaded it already. Otherwise it is read by its id. */
  listed?: Outfit | undefined;
};

/** The dialog of the outfit with this id. It says so if the user has no such outfit. */
export function OpenedOutfit({ outfitId, listed, ...modal }: Props) {
  const { data: read, error, refetch } = useOutfit(listed ? null : outfitId);
  const outfit = listed ?? read;
  if (outfit) return <OutfitModal outfit={outfit} {...modal} />;
  // The server refuses a malformed id as an invalid request.
  const isGone = hasCode(error, 'not_found', 'request.invalid');
  return (
    <OutfitNotShown
      gone={
        isGone
          ? {
              title: t('Not among your outfits'),
              reason: t('It was deleted, or it belongs to somebody else.'),
            }
          : null
      }
      error={error}
      failed={t('Failed to load the outfit')}
      onRetry={refetch}
      loading={<LoadingTiles label={t('Loading outfit')} tiles={2} className="grid grid-cols-2 gap-4" />}
      onClose={modal.onClose}
    />
  );
}
