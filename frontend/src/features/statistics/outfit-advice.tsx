import { Archive } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { capitalize } from '#shared/rules/capitalize';
import type { Addition, OutfitCount } from '#shared/stylist/ranking/count-outfits';
import { goodFrom } from '#shared/stylist/ranking/good-outfit';
import { LoadError } from '../../components/list-states.tsx';
import { itemNameOf, oneItemOf, slotNames } from '../../lib/catalog-name.ts';
import { language } from '../../lib/language.ts';
import { shortDate } from '../../lib/short-date.ts';
import { plural, t } from '../../lib/t.ts';
import { ArchiveMenu } from '../wardrobe/public/archive-menu.tsx';
import { type Departure, departuresOf, hasOldPieces, swatchOf } from './numbers.ts';
import { PieceLine, Section } from './parts.tsx';
import { useOutfitCount } from './queries.ts';

const additionsShown = 6;
const departuresShown = 10;

type Props = { items: readonly ClothingItem[]; today: string };

/**
 * Advice on additions that would make most new outfits possible, and on pieces that could go. It is based on the
 * outfits that the ranker finds in the wardrobe.
 */
export function OutfitAdvice({ items, today }: Props) {
  const { data: count, isError, refetch } = useOutfitCount(items);
  if (isError)
    return (
      <Section title={t('What would add most')}>
        <LoadError text={t('The outfits could not be counted')} onRetry={refetch} />
      </Section>
    );
  return (
    <>
      <Section
        title={t('What would add most')}
        note={t(
          'Counted are a top with a bottom, or a dress, each with shoes where you own any, that score at least {goodFrom} of 100, the score that you see when you build an outfit yourself. The piece is taken to be in the style that most of yours have. Coats, bags and accessories are not counted.',
          { goodFrom },
        )}
      >
        {count ? <Additions count={count} /> : <Counting />}
      </Section>
      <Section
        title={t('What could go')}
        note={t(
          'What has been in your wardrobe here for a year and was not worn in that time. Clothes and shoes stay out of this list if they are in at least half as many good outfits as their kind is on average. It is only a suggestion: archived pieces can come back.',
        )}
      >
        {count ? <Departures items={items} count={count} today={today} /> : <Counting />}
      </Section>
    </>
  );
}

const Counting = () => (
  <p role="status" className="min-h-40 text-ink-soft">
    {t('Counting outfits...')}
  </p>
);

function Additions({ count: { outfits, additions } }: { count: OutfitCount }) {
  return (
    <>
      <p className="max-w-prose text-lg">
        {plural(outfits, 'Your clothes make {count} good outfit.', 'Your clothes make {count} good outfits.')}{' '}
        {additions.length === 0 && t('None of the basics that we tried would make another good outfit.')}
      </p>
      <ol className="grid gap-x-16 sm:grid-cols-2">
        {additions.slice(0, additionsShown).map((addition) => (
          <li
            key={addition.category}
            className="flex flex-wrap items-center gap-x-5 border-line border-b py-3"
          >
            <span
              aria-hidden
              className="size-12 shrink-0 border border-control"
              style={{ background: swatchOf(addition.color) ?? undefined }}
            />
            <span className="flex-1 basis-32">
              {t('{name} would make', { name: named(addition) })}{' '}
              <strong className="px-1 font-display font-normal text-3xl tabular-nums">
                {addition.outfits}
              </strong>{' '}
              {addition.outfits === 1 ? t('more outfit') : t('more outfits')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** 'A white shirt', 'A pair of black loafers'. */
const named = (addition: Addition) => capitalize(oneItemOf(addition));

function Departures({ items, count, today }: Props & { count: OutfitCount }) {
  const departures = departuresOf(items, count.withPiece, today);
  const focusKept = useFocusKept(departures.length);
  return (
    <div ref={focusKept} tabIndex={-1} className="outline-none">
      {departures.length === 0 && (
        <p className="text-lg">
          {hasOldPieces(items, today)
            ? t('Nothing that we would let go.')
            : t('Nothing has been here for a year yet.')}
        </p>
      )}
      <ul className="grid gap-x-16 empty:hidden sm:grid-cols-2">
        {departures.slice(0, departuresShown).map((departure) => (
          <li
            key={departure.item.id}
            className="flex flex-wrap items-center gap-x-3 border-line border-b py-3"
          >
            <PieceLine item={departure.item}>{reasonOf(departure)}</PieceLine>
            <ArchiveMenu items={[departure.item]}>
              <Archive aria-hidden size={16} />
              {t('Archive')} <span className="sr-only">{itemNameOf(departure.item)}</span>
            </ArchiveMenu>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Archiving a piece removes its line and the focused button in it. Then the list is focused. */
function useFocusKept(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = length;
  }, [length]);
  return list;
}

function reasonOf({ item, outfits, usual }: Departure): string {
  const worn = item.lastWornOn ? t('last worn {day}', { day: shortDate(item.lastWornOn) }) : t('never worn');
  if (outfits === null || usual === null) return worn;
  const kind = slotNames[slotOf(item.category)].toLowerCase();
  return plural(
    outfits,
    '{worn}, in {count} good outfit; {kind} are in {usual} on average',
    '{worn}, in {count} good outfits; {kind} are in {usual} on average',
    { worn, kind, usual: Number(usual.toFixed(1)).toLocaleString(language, { useGrouping: false }) },
  );
}
