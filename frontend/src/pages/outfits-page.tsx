import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Outfit } from '#shared/contract/outfits';
import { ConfirmDialog } from '../components/confirm-dialog-lazy.ts';
import { notify } from '../components/notify.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { Tabs } from '../components/tabs.tsx';
import { usePreload } from '../components/use-preload.ts';
import { stylingQuery } from '../data/styling.ts';
import { wearableQuery } from '../data/wardrobe.ts';
import { AddToCalendar } from '../features/calendar/add-to-calendar-lazy.ts';
import { LazyComments } from '../features/community/comments/lazy-comments.tsx';
import { Generator } from '../features/generation/generator.tsx';
import { InsightsCard } from '../features/outfits/insights-card.tsx';
import { OutfitBuilderButton } from '../features/outfits/outfit-builder-button.tsx';
import { OutfitList } from '../features/outfits/outfit-list.tsx';
import { OutfitModal } from '../features/outfits/outfit-modal-lazy.ts';
import { prependOutfit, useOutfit } from '../features/outfits/queries.ts';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { BoardConnector } from '../features/pinboard/board-connector.tsx';
import { textOfReason } from '../features/pinboard/callback-texts.ts';
import { useBoard, useTrends } from '../features/pinboard/queries.ts';
import { TrendsStrip } from '../features/pinboard/trends-strip.tsx';
import { useBoardSwitch } from '../features/pinboard/use-board-switch.ts';
import { PersonalizationLine } from '../features/profile/personalization-line.tsx';
import { useProfile, useUpdateProfile } from '../features/profile/queries.ts';
import { useSession } from '../features/session/session.ts';
import { useWeather } from '../features/weather/queries.ts';
import { WeatherLine } from '../features/weather/weather-line.tsx';

export function OutfitsPage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Outfits userId={session.userId} /> : null;
}

const comments = (outfitId: string) => <LazyComments outfitId={outfitId} isOwnOutfit />;

/** Composes the features of `/outfits`: the generator with its cards, the list, and the dialog of a new outfit. */
function Outfits({ userId }: { userId: string }) {
  usePreload(ConfirmDialog);
  const client = useQueryClient();
  const { data: wearable } = useQuery(wearableQuery);
  const { data: profile } = useProfile();
  const { mutateAsync: updateProfile } = useUpdateProfile({ silent: true });
  const { data: weather = null } = useWeather();
  const { data: trends } = useTrends();
  const { isPending: isStylingPending } = useQuery(stylingQuery('insights'));
  const { data: board } = useBoard();
  const boardSwitch = useBoardSwitch(userId, board?.boardId);
  const { open, setOpen } = useTab();
  const { openOutfitId, openOutfit, showInstead, closeOutfit } = useOpenOutfit();
  usePinboardReturn();
  const { data: shownOutfit } = useOutfit(open === 'generate' ? openOutfitId : null);

  const showNewOutfit = (outfit: Outfit) => {
    prependOutfit(client, outfit);
    openOutfit(outfit.id);
  };
  return (
    <div className="page-width pb-24">
      <PageHeading title="Outfits" tagline="Say what it is for, and wear what you already own." />
      <Tabs
        label="Outfits"
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'generate',
            name: 'Generate Outfit',
            content: (
              <>
                <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4 pb-4 sm:justify-start sm:gap-x-8">
                  <WeatherLine
                    location={profile?.location}
                    onLocation={(place) => updateProfile({ location: place })}
                  />
                  <PersonalizationLine />
                </div>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
                  <Generator
                    userId={userId}
                    context={{
                      weather,
                      userPreferences: profile ?? null,
                      pinboardBoardId: boardSwitch.active ? (board?.boardId ?? null) : null,
                      pinboardContext: trends?.aiContext ?? '',
                      pinboardPins: trends?.topPins ?? [],
                    }}
                    onOutfit={showNewOutfit}
                  />
                  <div
                    // Seen at once: a card that comes later would push the others down.
                    className={`grid grid-cols-[minmax(0,1fr)] content-start gap-8 ${isStylingPending ? 'invisible' : ''}`}
                  >
                    <InsightsCard />
                    <TrendsStrip />
                    <BoardConnector
                      userId={userId}
                      active={boardSwitch.active}
                      onActive={boardSwitch.setActive}
                    />
                  </div>
                </div>
              </>
            ),
          },
          {
            id: 'outfits',
            name: 'My Outfits',
            content: (
              <>
                <OutfitBuilderButton items={wearable ?? []} onSaved={showNewOutfit} />
                <OutfitList isOpen={open === 'outfits'} Scheduler={AddToCalendar} comments={comments} />
              </>
            ),
          },
        ]}
      />
      {shownOutfit && open === 'generate' && (
        <OutfitModal
          outfit={shownOutfit}
          Scheduler={AddToCalendar}
          onClose={closeOutfit}
          comments={comments}
          onOther={({ id }) => showInstead(id)}
        />
      )}
    </div>
  );
}

/** Keeps the open tab in the query string, so that Back and bookmarks restore it. */
function useTab() {
  const [parameters, setParameters] = useSearchParams();
  return {
    open: parameters.get('tab') === 'outfits' ? 'outfits' : 'generate',
    setOpen: (tab: string) => setParameters(tab === 'outfits' ? { tab } : {}, { replace: true }),
  };
}

/** Shows the outcome of connecting Pinterest as a toast, once: the callback page passes it in the query string. */
function usePinboardReturn() {
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    const failure = parameters.get('pinboard_error');
    if (failure === null && parameters.get('pinboard_success') === null) return;
    void notify(
      failure === null
        ? { title: 'Pinterest is connected' }
        : { title: 'Pinterest is not connected', description: textOfReason(failure), tone: 'error' },
    );
    setParameters({}, { replace: true });
  }, [parameters, setParameters]);
}
