import hero from '../assets/editorial/classic-chic.webp';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState, LoadError } from '../components/list-states.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { FilterBar } from '../features/community/filter-bar.tsx';
import { FoundPeople } from '../features/community/found-people.tsx';
import { CommunityOutfitModal } from '../features/community/outfit/outfit-modal-lazy.ts';
import { useOutfitFilter } from '../features/community/outfit-filter.ts';
import { OutfitWall } from '../features/community/outfit-wall.tsx';
import { Stats, TopLiked, TopLikedSkeleton } from '../features/community/overview.tsx';
import { useFollowed, useForYou, useNewer, useOverview, useTrending } from '../features/community/queries.ts';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { useTab } from '../lib/address-parts.ts';
import { plural, t } from '../lib/t.ts';

/** The community page: statistics, the most liked outfits and the lists to browse. */
export function CommunityPage() {
  const { data: overview, isLoadingError, refetch } = useOverview();
  const { filter, setFilter } = useOutfitFilter();
  const { open, setOpen } = useTab(['for-you', 'trending', 'following']);
  const { opened, openOutfit } = useOpenOutfit();
  const visitor = { followingIds: overview?.followingIds, onOpen: openOutfit };
  const list = { filter, onClearFilter: () => setFilter({ text: '', style: '', color: '' }), visitor };
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pb-24 lg:gap-20">
      <div>
        <div className="flex flex-wrap items-end gap-x-6 pb-3 max-sm:items-center [&>header]:min-w-0 [&>header]:grow [&>header]:basis-48 lg:gap-x-16 lg:pt-10 lg:pb-8">
          <PageHeading
            title={t('Community')}
            tagline={t('What others wear, and how they put it together.')}
          />
          <img
            src={hero}
            width={1200}
            height={1500}
            alt=""
            fetchPriority="high"
            className="aspect-square w-28 object-cover object-top lg:aspect-2/1 lg:w-md low:w-20 dark:brightness-75"
          />
        </div>
        {!isLoadingError && <Stats stats={overview?.stats} />}
      </div>
      <section aria-labelledby="style-trends" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="style-trends" className="text-4xl sm:text-5xl">
          {t('Style Trends - Most Loved Outfits')}
        </h2>
        {isLoadingError && <LoadError text={t('Failed to load top liked outfits')} onRetry={refetch} />}
        {!isLoadingError && !overview && <TopLikedSkeleton />}
        {overview && <TopLiked outfits={overview.topLiked} visitor={visitor} />}
      </section>
      <section aria-labelledby="browse" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="browse" className="text-4xl sm:text-5xl">
          {t('Browse')}
        </h2>
        <FilterBar filter={filter} onFilter={setFilter} />
        <FoundPeople text={filter.text} />
        <Tabs
          label={t('Browse')}
          open={open}
          onOpen={setOpen}
          tabs={[
            { id: 'for-you', name: t('For You'), content: <ForYou {...list} /> },
            { id: 'trending', name: t('Trending'), content: <Trending {...list} /> },
            {
              id: 'following',
              name: t('Following'),
              content: (
                <Following {...list} isShown={open === 'following'} onBrowse={() => setOpen('for-you')} />
              ),
            },
          ]}
        />
      </section>
      {opened && <CommunityOutfitModal {...opened} />}
    </div>
  );
}

type ListProps = Pick<Parameters<typeof OutfitWall>[0], 'filter' | 'onClearFilter' | 'visitor'>;

function ForYou(list: ListProps) {
  const source = useForYou();
  const { count, show } = useNewer();
  return (
    <>
      {/* How many outfits were shared since the feed was read. */}
      <div role="status" className="flex justify-center pb-4 empty:hidden">
        {count > 0 && (
          <Button look="outline" onClick={show}>
            {plural(count, '{count} new outfit', '{count} new outfits')}
          </Button>
        )}
      </div>
      <OutfitWall
        label={t('Outfits for you')}
        source={source}
        empty={
          <EmptyState text={t('Nobody else has shared an outfit yet.')}>
            <ButtonLink to="/outfits" look="outline">
              {t('Be the first')}
            </ButtonLink>
          </EmptyState>
        }
        {...list}
      />
    </>
  );
}

const Trending = (list: ListProps) => (
  <OutfitWall
    label={t('Trending outfits')}
    source={useTrending()}
    empty={<EmptyState text={t('Nobody has shared an outfit in the last seven days.')} />}
    {...list}
  />
);

const Following = ({
  isShown,
  onBrowse,
  ...list
}: ListProps & { isShown: boolean; onBrowse: () => void }) => (
  <OutfitWall
    label={t('Outfits of people you follow')}
    source={useFollowed(isShown)}
    empty={
      <EmptyState text={t('What the people you follow share is shown here.')}>
        <Button look="outline" onClick={onBrowse}>
          {t('Find people in For You')}
        </Button>
      </EmptyState>
    }
    {...list}
  />
);
