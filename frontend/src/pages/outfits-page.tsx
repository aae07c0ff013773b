import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Outfit } from '#shared/contract/outfits';
import { lazyComponent, usePreload } from '../components/lazy-component.ts';
import { ConfirmDialog } from '../components/lazy-dialog.tsx';
import { Loading } from '../components/loading.tsx';
import { notify } from '../components/notify.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { useEntryOf } from '../data/calendar.ts';
import { stylingQuery } from '../data/styling.ts';
import { Generator } from '../features/generation/generator.tsx';
import { OpenedOutfit } from '../features/outfits/outfit-modal-lazy.ts';
import { prependOutfit } from '../features/outfits/queries.ts';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { textOfReason } from '../features/pinboard/callback-texts.ts';
import { useBoard, useBoardSwitch, useTrends } from '../features/pinboard/queries.ts';
import { PersonalizationLine } from '../features/profile/personalization-line.tsx';
import { useProfile, useUpdateProfile } from '../features/profile/queries.ts';
import { useWeather } from '../features/weather/queries.ts';
import { WeatherLine } from '../features/weather/weather-line.tsx';
import { wantsOutfit } from '../lib/dress-me.ts';
import { t } from '../lib/t.ts';
import { useToday } from '../lib/today.ts';

const OutfitList = lazyComponent('OutfitList', () => import('../features/outfits/outfit-list.tsx'));

const OutfitCards = lazyComponent('OutfitCards', () => import('./outfit-cards.tsx'));

/** The page `/outfits`: the generator with its cards, the list of outfits and the dialog of a new outfit. */
export function OutfitsPage() {
  usePreload(ConfirmDialog);
  usePreload(OutfitList);
  const client = useQueryClient();
  const { data: profile, isPending: isProfilePending } = useProfile();
  const { mutateAsync: updateProfile } = useUpdateProfile({ silent: true });
  const { data: weather = null, isPending: isWeatherPending } = useWeather();
  const { data: trends } = useTrends();
  const { isPending: isStylingPending } = useQuery(stylingQuery('insights'));
  const { data: board } = useBoard();
  const boardSwitch = useBoardSwitch(board?.boardId);
  const { open, setOpen } = useTab();
  const { opened, openOutfit } = useOpenOutfit({ tab: open });
  usePinboardReturn();
  const { isForToday, forget } = useDressMe();

  const showNewOutfit = (outfit: Outfit) => {
    prependOutfit(client, outfit);
    openOutfit(outfit.id);
  };
  return (
    <div className="page-width pb-24">
      <PageHeading title={t('Outfits')} tagline={t('Say what it is for, and wear what you already own.')} />
      <Tabs
        label={t('Outfits')}
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'generate',
            name: t('Generate Outfit'),
            content: (
              <>
                <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4 pb-4 sm:justify-start sm:gap-x-8">
                  <WeatherLine
                    location={profile?.location}
                    onLocation={(place) => updateProfile({ location: place })}
                  />
                  <PersonalizationLine />
                </div>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:beside-22 lg:gap-16">
                  <Generator
                    context={{
                      weather,
                      userPreferences: profile ?? null,
                      pinboardBoardId: boardSwitch.active ? (board?.boardId ?? null) : null,
                      pinboardContext: trends?.aiContext ?? '',
                      pinboardPins: trends?.topPins ?? [],
                    }}
                    isForToday={isForToday && !isWeatherPending && !isProfilePending}
                    onBegun={forget}
                    onOutfit={showNewOutfit}
                    isCovered={opened !== null}
                  />
                  <Suspense>
                    <OutfitCards isPending={isStylingPending} board={boardSwitch} />
                  </Suspense>
                </div>
              </>
            ),
          },
          {
            id: 'outfits',
            name: t('My Outfits'),
            content: (
              <Suspense fallback={<Loading />}>
                <OutfitList isOpen={open === 'outfits'} onBuilt={showNewOutfit} />
              </Suspense>
            ),
          },
        ]}
      />
      {opened && open === 'generate' && <OpenedOutfit {...opened} />}
    </div>
  );
}

/** Handles a tap on Dress me: opens the outfit planned for today, or else sets `isForToday` until `forget`. */
function useDressMe() {
  const today = useToday();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isWanted = wantsOutfit(state);
  const { data: entry, isPending } = useEntryOf(today, { enabled: isWanted });
  const plannedId = isWanted ? entry?.outfitId : undefined;
  useEffect(() => {
    if (plannedId) void navigate(`?tab=generate&outfit=${plannedId}`, { replace: true });
  }, [plannedId, navigate]);
  return {
    isForToday: isWanted && !isPending && !plannedId,
    forget: () => void navigate('', { replace: true }),
  };
}

/** Keeps the tab in the query string for Back and bookmarks. An address with only an outfit opens the list. */
function useTab() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') ?? (parameters.has('outfit') ? 'outfits' : 'generate');
  return {
    open: tab === 'outfits' ? 'outfits' : 'generate',
    setOpen: (tab: string) => setParameters(tab === 'outfits' ? { tab } : {}, { replace: true }),
  };
}

/** Shows once, as a toast, whether Pinterest was connected, which the callback page puts into the query string. */
function usePinboardReturn() {
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    const failure = parameters.get('pinboard_error');
    if (failure === null && parameters.get('pinboard_success') === null) return;
    void notify(
      failure === null
        ? { title: t('Pinterest is connected') }
        : { title: t('Pinterest is not connected'), description: textOfReason(failure), tone: 'error' },
    );
    setParameters({}, { replace: true });
  }, [parameters, setParameters]);
}
