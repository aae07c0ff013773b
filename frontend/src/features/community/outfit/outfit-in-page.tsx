import { useNavigate } from 'react-router-dom';
import { outfitTitle } from '../../../components/in-language.tsx';
import { LoadError } from '../../../components/list-states.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageTitle } from '../../../components/page-heading.tsx';
import { useOwnId } from '../../../data/user-id.ts';
import { hasCode } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { Comments } from '../comments/comments.tsx';
import { usePublicOutfit } from '../queries.ts';
import { OutfitActions } from './outfit-actions.tsx';
import { OutfitDetails } from './outfit-details.tsx';
import { OutfitGone } from './outfit-gone.tsx';
import { texts } from './texts.ts';

/** The page of a public outfit for a signed-in user, with the actions on it. */
export function OutfitInPage({ outfitId }: { outfitId: string }) {
  const userId = useOwnId();
  const { data: outfit, error, refetch } = usePublicOutfit(outfitId);
  const navigate = useNavigate();
  if (hasCode(error, 'not_found')) return <OutfitGone />;
  if (!outfit) return error ? <LoadError text={texts.loadFailed} onRetry={refetch} /> : <Loading />;
  return (
    <>
      <PageTitle title={outfit.title} />
      <h1 className="pb-5 text-4xl sm:text-6xl md:pb-0">{outfitTitle(outfit)}</h1>
      <h2 className="sr-only">{t('Details')}</h2>
      <OutfitDetails outfit={outfit} />
      <div
        data-actions
        className="sticky bottom-(--bottom-bar) z-20 -mx-5 mt-10 border-line border-t bg-paper px-5 pt-2 pb-4 lg:static lg:mx-0 lg:px-0"
      >
        <OutfitActions outfit={outfit} onHidden={() => navigate('/community')} />
      </div>
      <Comments outfitId={outfit.id} isOwnOutfit={outfit.userId === userId} />
    </>
  );
}
