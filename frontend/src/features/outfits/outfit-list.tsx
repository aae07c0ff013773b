import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Switch } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Button, ButtonLink, IconButton, ignoreSecondClick } from '../../components/button.tsx';
import { SearchField } from '../../components/form.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { ConfirmDialog, lazyDialog } from '../../components/lazy-dialog.tsx';
import { EmptyState, LoadError, LoadingTiles, NextPage } from '../../components/list-states.tsx';
import { SwitchTrack } from '../../components/switch-track.tsx';
import { wearableQuery } from '../../data/wardrobe.ts';
import { catalogName, moodName, nameOfCopy } from '../../lib/catalog-name.ts';
import { hasWords } from '../../lib/has-words.ts';
import { language } from '../../lib/language.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { plural, t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { OpenedOutfit } from './outfit-modal-lazy.ts';
import { useOutfits, useRemoveOutfit, useSetVisibility } from './queries.ts';
import { texts } from './texts.ts';
import { useOpenOutfit } from './use-open-outfit.ts';

// Loaded on demand, because it imports the ranker and its large word lists.
const OutfitBuilder = lazyDialog('OutfitBuilder', () => import('./outfit-builder.tsx'));

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

type Props = {
  /** Whether the tab is open. Only an open tab shows the outfit of the query string. */
  isOpen: boolean;
  /** Called with an outfit that was built by hand. */
  onBuilt: (outfit: Outfit) => void;
};

/** The user's outfits. An outfit whose id is in the address is open in a dialog above them. */
export function OutfitList({ isOpen, onBuilt }: Props) {
  const query = useOutfits();
  const { opened, openOutfit } = useOpenOutfit({ tab: 'outfits' });
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-8">
        <OutfitBuilderButton onSaved={onBuilt} />
        <ButtonLink look="outline" to="/collections">
          {t('Collections')}
        </ButtonLink>
      </div>
      <Cards query={query} onOpen={openOutfit} />
      {isOpen && opened && (
        <OpenedOutfit
          {...opened}
          listed={query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened.outfitId)}
        />
      )}
    </>
  );
}

/** With fewer outfits there is nothing to search. */
const fewest = 7;

const monthOf = ({ createdAt }: Outfit) =>
  new Date(createdAt).toLocaleDateString(language, { month: 'long', year: 'numeric' });

/** What is searched of an outfit: its title, its mood and the names of its pieces. */
const textOf = ({ title, mood, aiAnalysis }: Outfit) =>
  [
    title,
    mood && moodName(mood),
    ...aiAnalysis.outfitVisualization.items.map(({ itemName }) => nameOfCopy(itemName)),
  ].join(' ');

type CardsProps = { query: ReturnType<typeof useOutfits>; onOpen: (outfitId: string) => void };

function Cards({ query, onOpen }: CardsProps) {
  const { data, isLoadingError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [toDelete, setToDelete] = useState<Outfit>();
  const remove = useRemoveOutfit();
  const setVisibility = useSetVisibility();
  const [search, setSearch] = useState('');
  // A search looks through all outfits, so the others are loaded.
  const isIncomplete = search !== '' && hasNextPage && !isFetchingNextPage && !query.isFetchNextPageError;
  useEffect(() => {
    if (isIncomplete) void fetchNextPage();
  }, [isIncomplete, fetchNextPage]);

  if (isLoadingError) return <LoadError text={texts.loadFailed} onRetry={refetch} />;
  if (!data) return <LoadingTiles label={t('Loading outfits')} tiles={3} className={grid} />;
  const outfits = data.pages.flatMap(({ items }) => items);
  if (outfits.length === 0 && !hasNextPage) return <EmptyState text={texts.empty} />;
  const found = outfits.filter((outfit) => hasWords(textOf(outfit), search));
  const months = [...new Set(found.map(monthOf))];
  return (
    <>
      {outfits.length >= fewest && (
        <div className="max-w-sm pb-8">
          <SearchField label={t('Title, mood or piece')} value={search} onValue={setSearch} />
          <p role="status" className={found.length ? 'sr-only' : 'pt-3 text-ink-soft'}>
            {search &&
              (found.length
                ? plural(found.length, '{count} outfit', '{count} outfits')
                : t('No outfit is called that.'))}
          </p>
        </div>
      )}
      {months.map((month) => (
        <section key={month} aria-label={month} className="pb-12">
          {outfits.length >= fewest && (
            <h2 className="pb-4 text-ink-soft text-xl first-letter:uppercase">{month}</h2>
          )}
          <ul className={grid}>
            {found
              .filter((outfit) => monthOf(outfit) === month)
              .map((outfit) => (
                <li key={outfit.id}>
                  <OutfitCard
                    outfit={outfit}
                    onOpen={() => onOpen(outfit.id)}
                    onDelete={() => setToDelete(outfit)}
                    onVisibility={(isPublic) =>
                      setVisibility.mutate({ outfitId: outfit.id, isPublic, hasPrompt: outfit.prompt !== '' })
                    }
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <NextPage query={query} failure={texts.loadFailed} className="pt-14" />
      {toDelete && (
        <ConfirmDialog
          title={t('Delete this outfit?')}
          text={t('Are you sure you want to delete this outfit? This action cannot be undone.')}
          action={t('Delete')}
          onConfirm={() => remove.mutate({ outfitId: toDelete.id })}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}

/** The button that opens the outfit builder; not shown for an empty wardrobe. */
function OutfitBuilderButton({ onSaved }: { onSaved: (outfit: Outfit) => void }) {
  const { data: items = [] } = useQuery(wearableQuery);
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        {t('Build one yourself')}
      </Button>
      {open && (
        <OutfitBuilder
          items={items}
          onClose={() => setOpen(false)}
          onSaved={(outfit) => {
            setOpen(false);
            onSaved(outfit);
          }}
        />
      )}
    </>
  );
}

type CardProps = {
  outfit: Outfit;
  onOpen: () => void;
  onDelete: () => void;
  onVisibility: (isPublic: boolean) => void;
};

/** An outfit in the list, with its visibility switch and the button to delete it. */
const OutfitCard = ({ outfit, onOpen, onDelete, onVisibility }: CardProps) => (
  <article className="grid gap-3">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={ignoreSecondClick(onOpen)}
      className="group grid gap-3 text-left"
    >
      <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
      <h3 className="text-2xl underline-offset-4 group-hover:underline">{outfitTitle(outfit)}</h3>
    </button>
    <div className="flex flex-wrap items-center justify-between gap-x-2 text-ink-soft text-sm">
      <p className="min-w-0 flex-1 basis-24">
        {[relativeTime(outfit.createdAt), nameOfMoment(outfit)].filter(Boolean).join(' · ')}
      </p>
      <div className="-my-2 flex shrink-0 items-center">
        <Switch.Root
          checked={outfit.isPublic}
          onCheckedChange={onVisibility}
          aria-label={t('Public: {title}', { title: outfit.title })}
          className="flex min-h-11 items-center gap-2 px-2"
        >
          <span>{t('Public')}</span>
          <SwitchTrack on={outfit.isPublic} />
        </Switch.Root>
        <IconButton
          icon={Trash2}
          label={t('Delete {title}', { title: outfit.title })}
          onClick={onDelete}
          className="-mr-3 hover:text-danger-text"
        />
      </div>
    </div>
  </article>
);

/** The mood of an outfit, or its occasion if it has no mood. */
const nameOfMoment = ({ mood, occasion }: Outfit) =>
  mood ? moodName(mood) : occasion && catalogName(occasion);
