import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { TrendPin } from '#shared/contract/pinboard';
import { wordOf } from '#shared/rules/item-name';
import { wearableQuery } from '../../data/wardrobe.ts';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { Photo } from '../photos/public/photos.tsx';
import { useTrends } from './queries.ts';

const shown = 4;

/** The first four trends, or nothing. A trend without a picture shows one of the user's own pieces. */
export function TrendsStrip() {
  const { data } = useTrends();
  const { data: items = [] } = useQuery(wearableQuery);
  if (!data?.topPins.length) return null;
  return (
    <section aria-labelledby="trends" className="grid gap-3">
      <h2 id="trends" className="text-2xl">
        {t('Trending now')}
      </h2>
      <ul className="grid at-most-2 gap-3">
        {data.topPins.slice(0, shown).map((pin) => (
          <li key={pin.id}>
            <Pin pin={pin} piece={pieceOfTrend(pin, items)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PinProps = { pin: TrendPin; piece: ClothingItem | undefined };

function Pin({ pin: { title, description, imageUrl, link }, piece }: PinProps) {
  const content = (
    <>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="aspect-4/5 w-full bg-sunken object-cover"
        />
      )}
      {!imageUrl && piece && (
        <Photo
          path={piece.imageUrl}
          alt={t('Your {item}', { item: itemNameOf(piece) })}
          sizes="10rem"
          placeholder={piece.image.placeholder}
          className="aspect-4/5 w-full"
        />
      )}
      <span className="font-display text-lg leading-tight">{title}</span>
      {!imageUrl && <span className="line-clamp-3 text-ink-soft text-xs">{description}</span>}
    </>
  );
  const look = 'grid h-full content-start gap-1.5 border border-line bg-surface p-3';
  return link ? (
    <a href={link} target="_blank" rel="noreferrer" className={`${look} hover:border-ink`}>
      {content}
    </a>
  ) : (
    <div className={look}>{content}</div>
  );
}

/**
 * The item whose photo is shown for a trend without a picture: the item whose category or color is mentioned first in
 * the trend's text. Of several such items, one with both category and color mentioned is preferred. Undefined if the
 * text mentions no item's category or color.
 */
export function pieceOfTrend({ title, description }: TrendPin, items: readonly ClothingItem[]) {
  const text = `${title} ${description}`.toLowerCase();
  const mentions = items.map((item) => {
    const category = wordOf(item.category).replace(/(?<!s)s$/, '');
    const [first = 0, second = 0] = [category, item.color]
      .map((word) => placeOf(word, text))
      .toSorted(upwards);
    return { item, first, second };
  });
  return mentions
    .filter(({ first }) => first < text.length)
    .toSorted((a, b) => a.first - b.first || a.second - b.second)[0]?.item;
}

const upwards = (a: number, b: number) => a - b;

/**
 * The position of a word in a text, in singular or plural. If the word is missing, it is the length of the text. Only
 * whole words count: 'hat' is not found in 'that'.
 */
function placeOf(word: string, text: string) {
  const found = new RegExp(`\\b${word.toLowerCase().replaceAll(/\W/g, '\\$&')}(s|es)?\\b`).exec(text);
  return found?.index ?? text.length;
}
