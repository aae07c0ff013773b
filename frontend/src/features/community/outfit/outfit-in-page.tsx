import { useNavigate } from 'react-router-dom';
import { LoadError } from '../../../components/load-error.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { hasCode } from '../../../lib/error-texts.ts';
import { Comments } from '../comments/comments.tsx';
import { usePublicOutfit } from '../queries.ts';
import { OutfitActions } from './outfit-actions.tsx';
import { OutfitDetails } from './outfit-details.tsx';
import { OutfitGone } from './outfit-gone.tsx';
import { texts } from './texts.ts';

/** A public outfit on a page of its own, with what a signed-in user can do with it. */
export function OutfitInPage({ outfitId, userId }: { outfitId: string; userId: string }) {
  const { data: outfit, error, refetch } = usePublicOutfit(outfitId);
  const navigate = useNavigate();
  if (hasCode(error, 'not_found')) return <OutfitGone />;
  if (!outfit) return error ? <LoadError text={texts.loadFailed} onRetry={refetch} /> : <Loading />;
  return (
    <>
      <PageTitle title={outfit.title} />
      <h1 className="text-4xl sm:text-6xl">{outfit.title}</h1>
      <OutfitDetails outfit={outfit} />
      <div className="mt-10 border-line border-t pt-2">
        <OutfitActions outfit={outfit} userId={userId} onHidden={() => navigate('/community')} />
      </div>
      <Comments outfitId={outfit.id} isOwnOutfit={outfit.userId === userId} />
    </>
  );
}
