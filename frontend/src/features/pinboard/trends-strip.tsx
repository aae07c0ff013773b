import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { TrendPin } from '#shared/contract/pinboard';
import { wordOf } from '#shared/rules/item-name';
import { swedishTrend } from '#shared/swedish/trends';
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

/** The title and the description of a trend; those of the seasons are known in Swedish. */
const textsOf = ({ title, description }: TrendPin): readonly string[] =>
  (import.meta.env.VITE_LANGUAGE === 'sv' && swedishTrend(title)) || [title, description];

type PinProps = { pin: TrendPin; piece: ClothingItem | undefined };

function Pin({ pin, piece }: PinProps) {
  const { imageUrl, link } = pin;
  const [title, description] = textsOf(pin);
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
 * Chooses one of the person's items to illustrate a trend that has no picture. Returns the item whose color, category and
 * description have the most words in common with the trend's title; if several do, the one of them that also has the most
 * in common with the trend's description. Returns undefined if no item has a word of the title.
 */
export function pieceOfTrend({ title, description }: TrendPin, items: readonly ClothingItem[]) {
  const shared = items.map((item) => {
    const own = wordsOf(`${item.color} ${wordOf(item.category)} ${item.description ?? ''}`);
    const sharedWith = (text: string) => wordsOf(text).filter((word) => own.includes(word)).length;
    return { item, inTitle: sharedWith(title), inDescription: sharedWith(description) };
  });
  return shared
    .filter(({ inTitle }) => inTitle > 0)
    .toSorted((a, b) => b.inTitle - a.inTitle || b.inDescription - a.inDescription)[0]?.item;
}

/** Words that say nothing of what a piece is. */
const minor =
  /^(?:all|and|any|are|but|everything|for|from|made|new|now|old|one|size|that|the|this|with|worn|you|your)$/;

/** The words of a text of at least three letters, in the singular. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !minor.test(word))
    .map((word) => word.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, ''));
