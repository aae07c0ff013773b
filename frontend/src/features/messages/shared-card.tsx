import { Link } from 'react-router-dom';
import type { SharedThing } from '#shared/contract/messages';
import { ResponsiveImage } from '../../components/images.tsx';
import { inLanguage } from '../../components/in-language.tsx';
import { t } from '../../lib/t.ts';

const kinds = { outfit: t('Outfit'), item: t('Piece') };

type Props = { shared: SharedThing };

/** A card for the thing that a message shares, which opens it, or a note that it is no longer available. */
export const SharedCard = ({ shared: { id, kind, title, images, page, ...shared } }: Props) =>
  title === null ? (
    <p className="border border-current border-dashed px-4 py-6 text-center opacity-75">
      {t('No longer available')}
    </p>
  ) : (
    <figure className="relative w-56 max-w-full bg-surface text-ink">
      <div
        className={`grid aspect-4/5 gap-px overflow-hidden bg-line ${images.length > 1 ? 'grid-cols-2' : ''} ${images.length > 2 ? 'grid-rows-2 [&>:first-child:nth-last-child(3)]:row-span-2' : ''}`}
      >
        {images.map((url, index) => (
          <ResponsiveImage
            key={url}
            url={url}
            alt=""
            sizes="14rem"
            className={`h-full min-h-0 w-full ${images.length === 3 && index === 0 ? 'row-span-2' : ''}`}
          />
        ))}
      </div>
      <figcaption className="grid gap-0.5 border border-line border-t-0 px-3 py-2">
        <span className="label text-ink-soft">{kinds[kind] ?? kind}</span>
        <span className="font-display text-lg leading-tight">
          {page ? (
            <Link to={`/${page}?outfit=${id}`} className="after:absolute after:inset-0 hover:underline">
              {inLanguage(shared.titleLanguage, title)}
            </Link>
          ) : (
            inLanguage(shared.titleLanguage, title)
          )}
        </span>
      </figcaption>
    </figure>
  );
