import { FolderPlus, Heart, Link2, Shirt } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PublicOutfit } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { actionClasses, ignoreSecondClick } from '../../../components/button.tsx';
import { copyOutfitLink } from '../../../components/copy-outfit-link.ts';
import { MoreButton, RowButton, rowActionClasses } from '../../../components/row-actions.tsx';
import { keepRequest } from '../../../data/kept-request.ts';
import { useOwnId } from '../../../data/user-id.ts';
import { catalogName } from '../../../lib/catalog-name.ts';
import { plural, t } from '../../../lib/t.ts';
import { CollectDialog } from '../../collections/public/collect-dialog-lazy.ts';
import { SafetyMenu } from '../../safety/public/safety-menu.tsx';
import { useLike } from '../queries.ts';

type Props = {
  outfit: PublicOutfit;
  /** Called after the outfit was hidden from the user because they reported it or blocked its author. */
  onHidden: () => void;
};

/** The actions on a public outfit in one row. The user's own outfit has a link to the page where it is edited. */
export function OutfitActions({ outfit, onHidden }: Props) {
  const isOwn = outfit.userId === useOwnId();
  const [isCollecting, setCollecting] = useState(false);
  const entries = [
    { icon: FolderPlus, text: t('Add to collection'), onSelect: () => setCollecting(true) },
    { icon: Link2, text: t('Copy link'), onSelect: () => void copyOutfitLink(outfit.id) },
  ];
  return (
    <div className="-mx-3 flex justify-between sm:justify-start">
      {isOwn ? <OwnActions outfit={outfit} /> : <OthersActions outfit={outfit} />}
      {isOwn ? (
        <MoreButton entries={entries} />
      ) : (
        <SafetyMenu
          entries={entries}
          thing={{ kind: 'outfit', outfitId: outfit.id }}
          person={outfit.author}
          onHidden={onHidden}
        />
      )}
      {isCollecting && <CollectDialog outfitId={outfit.id} onClose={() => setCollecting(false)} />}
    </div>
  );
}

const OwnActions = ({ outfit: { id, likesCount } }: Pick<Props, 'outfit'>) => (
  <>
    <p className={`${actionClasses} ${rowActionClasses}`}>
      <Heart aria-hidden size={18} />
      {plural(likesCount, '{count} like', '{count} likes')}
    </p>
    <Link to={`/outfits?outfit=${id}`} className={`${actionClasses} ${rowActionClasses}`}>
      <Shirt aria-hidden size={18} />
      {t('Open in My Outfits')}
    </Link>
  </>
);

function OthersActions({ outfit }: Pick<Props, 'outfit'>) {
  const userId = useOwnId();
  const navigate = useNavigate();
  const { mutate: like } = useLike();
  return (
    <>
      <RowButton aria-pressed={outfit.isLiked} onClick={ignoreSecondClick(() => like(outfit))}>
        <Heart aria-hidden size={18} className={outfit.isLiked ? 'fill-accent text-accent' : ''} />
        <span>
          {outfit.isLiked ? t('Liked') : t('Like')} ·{' '}
          <span className="tabular-nums">{outfit.likesCount}</span>
        </span>
      </RowButton>
      <RowButton
        onClick={() => {
          keepRequest(userId, requestFor(outfit));
          void navigate('/outfits');
        }}
      >
        <Shirt aria-hidden size={18} />
        {t('Try this with my wardrobe')}
      </RowButton>
    </>
  );
}

/** The maximum number of colors in a request. */
const mostColors = 3;

/** The request for a similar outfit: the prompt or title of another person's, and colors that it does not mention. */
function requestFor({ prompt, title, mood, occasion, aiAnalysis }: PublicOutfit) {
  const words = prompt || title;
  const colors = [...new Set(aiAnalysis.outfitVisualization.items.map(({ color }) => color))]
    .filter((color) => color !== 'unknown')
    .map(catalogName)
    .filter((color) => !words.toLowerCase().includes(color))
    .slice(0, mostColors);
  const named = inColors(colors);
  return {
    prompt: `${words.slice(0, limits.generation.prompt - named.length)}${named}`,
    mood: mood ?? '',
    occasion: occasion ?? '',
  };
}

function inColors(colors: readonly string[]): string {
  const [color] = colors;
  if (color === undefined) return '';
  if (colors.length === 1) return t(', in {color}', { color });
  return t(', in {colors}', { colors: colors.join(t(' and ')) });
}
