import { Trash2 } from 'lucide-react';
import { Switch } from 'radix-ui';
import type { Outfit } from '#shared/contract/outfits';
import { IconButton } from '../../components/icon-button.tsx';
import { ignoreSecondClick } from '../../components/ignore-second-click.ts';
import { outfitTitle } from '../../components/in-language.tsx';
import { SwitchTrack } from '../../components/switch-track.tsx';
import { catalogName, moodName } from '../../lib/catalog-name.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';

type Props = {
  outfit: Outfit;
  onOpen: () => void;
  onDelete: () => void;
  onVisibility: (isPublic: boolean) => void;
};

/** An outfit in the list, with its visibility switch and the button to delete it. */
export const OutfitCard = ({ outfit, onOpen, onDelete, onVisibility }: Props) => (
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
