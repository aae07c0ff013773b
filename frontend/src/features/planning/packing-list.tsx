import { CalendarPlus, CalendarRange, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Piece, Trip } from '#shared/contract/planning';
import { ActionButton } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/lazy-dialog.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { PageTitle } from '../../components/page-heading.tsx';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { plural, t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { PiecePhoto } from '../photos/public/photos.tsx';
import { OtherPieces } from './other-pieces.tsx';
import { OwnLines } from './own-lines.tsx';
import { PackingRow } from './packing-row.tsx';
import { daysFrom, occasionName, shortDayOf, weatherText } from './texts.ts';
import { TripDaysDialog } from './trip-days.tsx';
import { useChangeTrip, useRemoveTrip, useTrip, useTripOnCalendar } from './trip-queries.ts';

const lackTexts = {
  swimwear: t('Your wardrobe has no swimwear.'),
  rainwear: t('It may rain, and your wardrobe has nothing against it.'),
};

/** A trip: the list of pieces to pack, each with a checkbox, and the outfits by day. */
export function PackingList({ tripId }: { tripId: string }) {
  const { data: trip, isPending, error, refetch } = useTrip(tripId);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'days' | 'removal'>();
  const remove = useRemoveTrip({ onDone: () => navigate('/calendar/trips', { replace: true }) });
  if (isPending)
    return (
      <div
        role="status"
        aria-label={t('Loading the packing list')}
        className="mt-16 h-96 animate-pulse bg-sunken"
      />
    );
  if (!trip)
    return (
      <div className="pt-16">
        <LoadError
          text={
            hasCode(error, 'not_found')
              ? t('This trip is not there any more')
              : t('Failed to load the packing list')
          }
          onRetry={refetch}
        />
      </div>
    );
  const { place, days, pieces, extras, packed, lacks } = trip;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isUsual = days.some(({ weather }) => weather?.from === 'climate');
  return (
    <>
      <PageTitle title={place} />
      <header className="grid gap-3 pt-6 pb-8 sm:pt-10 lg:pt-16">
        <h1 className="text-5xl sm:text-7xl">{place}</h1>
        <p className="text-ink-soft text-lg">
          {plural(
            pieces.length,
            '{days} · {count} piece for {length}',
            '{days} · {count} pieces for {length}',
            { days: daysFrom(first, last), length: plural(days.length, '{count} day', '{count} days') },
          )}
        </p>
        {isUsual && (
          <p className="max-w-prose text-ink-soft text-sm">
            {t(
              'The forecast does not reach all days. For those marked “usually” it is what is usual there in the month.',
            )}
          </p>
        )}
        <div className="-mx-3 flex flex-wrap print:hidden">
          <ActionButton onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('Print')}
          </ActionButton>
          <ActionButton onClick={() => setDialog('days')}>
            <CalendarRange aria-hidden size={18} />
            {t('Change the days')}
          </ActionButton>
          <OnCalendar trip={trip} />
          <ActionButton onClick={() => setDialog('removal')}>
            <Trash2 aria-hidden size={18} />
            {t('Remove trip')}
          </ActionButton>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <section aria-labelledby="to-pack" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="to-pack" className="text-3xl">
              {t('To pack')}
            </h2>
            <p role="status" className="text-ink-soft text-sm print:hidden">
              {t('{packed} of {pieces} packed', {
                packed: pieces.filter(({ itemId }) => packed.includes(itemId)).length,
                pieces: pieces.length,
              })}
            </p>
          </div>
          <Checklist trip={trip} pieces={pieces} />
          {lacks.map((each) => (
            <p key={each} className="text-sm">
              {lackTexts[each] ?? each}
            </p>
          ))}
          <OtherPieces trip={trip} />
        </section>
        {extras.length > 0 && (
          <section aria-labelledby="extras" className="grid gap-4">
            <h2 id="extras" className="text-3xl">
              {t('If there is room')}
            </h2>
            <p className="text-ink-soft text-sm">
              {t('No outfit needs these, but the weather speaks for them.')}
            </p>
            <Checklist trip={trip} pieces={extras} />
          </section>
        )}
        <OwnLines trip={trip} />
        <OutfitGrid trip={trip} />
      </div>
      {dialog === 'days' && <TripDaysDialog trip={trip} onClose={() => setDialog(undefined)} />}
      {dialog === 'removal' && (
        <ConfirmDialog
          title={t('Remove this trip?')}
          text={t('Its packing list is deleted with what you have ticked. Your clothes stay.')}
          action={t('Remove')}
          onConfirm={() => remove.mutate(tripId)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function OnCalendar({ trip }: { trip: Trip }) {
  const { mutate, isPending } = useTripOnCalendar(trip);
  return (
    <ActionButton disabled={isPending} onClick={() => mutate()}>
      <CalendarPlus aria-hidden size={18} />
      {t('Put these on my calendar')}
    </ActionButton>
  );
}

type Listed = Piece & { worksIn?: number };

const Checklist = ({ trip, pieces }: { trip: Trip; pieces: readonly Listed[] }) => (
  <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
    {pieces.map((piece) => (
      <PieceToPack key={piece.itemId} trip={trip} piece={piece} />
    ))}
  </ul>
);

function PieceToPack({ trip, piece }: { trip: Trip; piece: Listed }) {
  const { itemId, itemName, worksIn = 0 } = piece;
  const { mutate: change, isPending } = useChangeTrip(trip.id);
  const name = nameOfCopy(itemName);
  return (
    <PackingRow
      trip={trip}
      id={itemId}
      leaveOut={t('Leave out {name}', { name })}
      isBusy={isPending}
      onLeaveOut={() =>
        change({ without: [...trip.without, itemId], added: trip.added.filter((id) => id !== itemId) })
      }
    >
      <PiecePhoto piece={piece} alt="" sizes="4rem" className="aspect-3/4 w-12 shrink-0 print:hidden" />
      <span className="grid min-w-0">
        <span>{name}</span>
        {worksIn > 0 && (
          <span className="text-ink-soft text-sm">
            {plural(worksIn, 'Works in {count} outfit', 'Works in {count} outfits')}
          </span>
        )}
      </span>
    </PackingRow>
  );
}

/** What is worn on which day: the outfit's picture, its occasion and weather, its pieces, and what it lacks. */
const OutfitGrid = ({ trip: { days, pieces } }: { trip: Trip }) => (
  <section aria-labelledby="what-to-wear" className="grid gap-4">
    <h2 id="what-to-wear" className="text-3xl">
      {t('What to wear when')}
    </h2>
    <ul className="grid at-most-2 gap-x-4 gap-y-8 text-sm sm:at-most-3 lg:at-most-4">
      {days.map(({ date, occasion, weather, itemIds, notes }) => {
        const worn = pieces.filter(({ itemId }) => itemIds.includes(itemId));
        return (
          <li key={date} className="grid break-inside-avoid content-start gap-2">
            {worn.length > 0 && <FlatLay pieces={worn} className="print:hidden" />}
            <h3 className="font-sans font-semibold">{shortDayOf(date)}</h3>
            <p className="text-ink-soft">
              {[occasionName(occasion), weatherText(weather)].filter(Boolean).join(' · ')}
            </p>
            <p>{worn.map(({ itemName }) => nameOfCopy(itemName)).join(', ')}</p>
            {notes.map((note) => (
              <p key={note} className="text-ink-soft">
                {note}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  </section>
);
