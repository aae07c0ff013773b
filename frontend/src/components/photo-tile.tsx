import { Heart, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { language } from '../lib/language.ts';
import { plural, t } from '../lib/t.ts';
import { ignoreSecondClick } from './ignore-second-click.ts';
import { outfitTitle } from './in-language.tsx';

type Props = {
  outfit: Pick<Outfit, 'title' | 'titleLanguage' | 'likesCount'>;
  /** Whether the user likes the outfit. */
  isLiked?: boolean;
  isPrivate?: boolean;
  onOpen: () => void;
  /** The picture. */
  children: ReactNode;
};

/** An outfit in a grid: its picture, title and likes, as one button that opens it. */
export const PhotoTile = ({ outfit, isLiked, isPrivate, onOpen, children }: Props) => (
  <article>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={ignoreSecondClick(onOpen)}
      className="group grid w-full grid-cols-[minmax(0,1fr)] gap-2 text-left"
    >
      {children}
      <span className="flex justify-between gap-x-3 gap-y-1 max-sm:flex-col sm:items-start">
        <h3 className="line-clamp-2 text-lg leading-tight underline-offset-4 group-hover:underline sm:text-xl">
          {outfitTitle(outfit)}
        </h3>
        <span className="flex shrink-0 items-center gap-1.5 pt-0.5 text-ink-soft text-sm tabular-nums">
          {isPrivate && <Lock role="img" aria-label={t('Private')} size={16} strokeWidth={1.75} />}
          <Heart
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={isLiked ? 'fill-current text-accent' : ''}
          />
          {outfit.likesCount.toLocaleString(language)}
          <span className="sr-only"> {plural(outfit.likesCount, 'like', 'likes')}</span>
        </span>
      </span>
    </button>
  </article>
);
