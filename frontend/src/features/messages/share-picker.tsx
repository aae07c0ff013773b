import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Share } from '#shared/contract/messages';
import { CardPicture } from '../../components/card-picture.tsx';
import { Modal } from '../../components/dialogs.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useOwnId } from '../../data/user-id.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { ItemPhoto } from '../photos/public/photos.tsx';

type Pick = { onPick: (share: Share) => void };
const sizes = '(width < 40rem) 45vw, 12rem';

/** A dialog to choose what to share: one of the user's outfits, a piece, or an outfit of the community. */
export function SharePicker({ onPick, onClose }: Pick & { onClose: () => void }) {
  const [tab, setTab] = useState('outfits');
  return (
    <Modal title={t('Share')} onClose={onClose}>
      <div className="pt-6">
        <Tabs
          label={t('What to share')}
          open={tab}
          onOpen={setTab}
          tabs={[
            { id: 'outfits', name: t('My Outfits'), content: <OwnOutfits onPick={onPick} /> },
            { id: 'items', name: t('My Wardrobe'), content: <OwnItems onPick={onPick} /> },
            { id: 'community', name: t('Community'), content: <PublicOutfits onPick={onPick} /> },
          ]}
        />
      </div>
    </Modal>
  );
}

function OwnOutfits({ onPick }: Pick) {
  const query = useQuery({
    queryKey: ['shareable-outfits'],
    queryFn: async () => (await api.outfits.listOutfits({ query: { limit: 24 } })).items,
  });
  return (
    <Choice
      query={query}
      empty={t('You have no outfits yet.')}
      tile={(outfit) => ({
        title: outfitTitle(outfit),
        picture: <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />,
      })}
      onPick={({ id }) => onPick({ kind: 'outfit', id })}
    />
  );
}

const OwnItems = ({ onPick }: Pick) => (
  <Choice
    query={useQuery(wardrobeQuery)}
    empty={t('Your wardrobe is empty.')}
    tile={(item) => ({
      title: item.description || itemNameOf(item),
      picture: <ItemPhoto item={item} alt="" sizes={sizes} className="aspect-3/4 w-full" />,
    })}
    onPick={({ id }) => onPick({ kind: 'item', id })}
  />
);

function PublicOutfits({ onPick }: Pick) {
  const userId = useOwnId();
  const query = useQuery({
    queryKey: ['shareable-public-outfits'],
    queryFn: async () =>
      (await api.community.listFeed({ query: { limit: 24 } })).items.filter((each) => each.userId !== userId),
  });
  return (
    <Choice
      query={query}
      empty={t('There are no outfits of others yet.')}
      tile={(outfit) => ({
        title: outfitTitle(outfit),
        picture: <CardPicture outfit={outfit} widths={[12, 25, 45]} />,
      })}
      onPick={({ id }) => onPick({ kind: 'outfit', id })}
    />
  );
}

type ChoiceProps<Thing> = {
  query: UseQueryResult<Thing[]>;
  empty: string;
  tile: (thing: Thing) => { title: ReactNode; picture: ReactNode };
  onPick: (thing: Thing) => void;
};

/** A tile for each element of a list. A click on one calls `onPick`. Also shows loading, empty and error states. */
function Choice<Thing extends { id: string }>({ query, empty, tile, onPick }: ChoiceProps<Thing>) {
  const { data, isPending, isLoadingError, refetch } = query;
  if (isPending) return <p role="status">{t('Loading...')}</p>;
  if (isLoadingError) return <LoadError text={t('This could not be loaded.')} onRetry={refetch} />;
  if (!data?.length) return <p className="text-ink-soft">{empty}</p>;
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {data.map((thing) => {
        const { title, picture } = tile(thing);
        return (
          <li key={thing.id}>
            <button type="button" onClick={() => onPick(thing)} className="group grid w-full gap-2 text-left">
              {picture}
              <span className="line-clamp-2 text-sm group-hover:underline">{title}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
