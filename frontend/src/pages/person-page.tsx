import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { Person } from '../features/community/people/person.tsx';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { useSession } from '../features/session/session.ts';

const CommunityOutfitModal = lazyComponent(
  'CommunityOutfitModal',
  () => import('../features/community/outfit/outfit-modal.tsx'),
);

/** Another person's page. The user's own id leads to their profile. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const session = useSession();
  const { openOutfitId, openOutfit, closeOutfit } = useOpenOutfit();
  if (session.status === 'signed-in' && session.userId === userId) return <Navigate to="/profile" replace />;
  return (
    <div className="page-width pb-24">
      {/* Another person is another page: nothing of the one before is kept. */}
      <Person key={userId} userId={userId} onOpen={openOutfit} />
      {openOutfitId && (
        <Suspense fallback={null}>
          <CommunityOutfitModal outfitId={openOutfitId} onClose={closeOutfit} />
        </Suspense>
      )}
    </div>
  );
}
