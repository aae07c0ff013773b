import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePreload } from '../components/lazy-component.ts';
import { ConfirmDialog } from '../components/lazy-dialog.tsx';
import { EmptyState, LoadError } from '../components/list-states.tsx';
import { Loading } from '../components/loading.tsx';
import { PageTitle } from '../components/page-heading.tsx';
import { leavePage } from '../components/use-back-closes.ts';
import { OutfitsWithItem } from '../features/outfits/outfits-with-item.tsx';
import { ItemDetails } from '../features/wardrobe/item/item-details.tsx';
import { useWardrobe } from '../features/wardrobe/queries.ts';
import { useSendOnLeaving } from '../features/wardrobe/remove-items.ts';
import { texts } from '../features/wardrobe/texts.ts';
import { itemNameOf } from '../lib/catalog-name.ts';
import { t } from '../lib/t.ts';

/** The page of an item with its details and outfits. The id in the URL is looked up in the cached wardrobe. */
export function ItemPage() {
  usePreload(ConfirmDialog);
  useSendOnLeaving();
  const { itemId } = useParams();
  const isFromGallery = useLocation().state?.isFromGallery === true;
  const navigate = useNavigate();
  const { data: items, isPending, isLoadingError, refetch } = useWardrobe();
  const item = items?.find(({ id }) => id === itemId);
  if (isPending) return <Loading />;
  return (
    <div className="page-width pt-4 pb-24 lg:pt-8">
      <PageTitle title={item ? itemNameOf(item) : t('My Wardrobe')} />
      <Link
        to="/dashboard"
        // Goes back in the history, so that the gallery keeps its filters and its scroll position.
        onClick={(event) => {
          if (!isFromGallery || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          leavePage();
        }}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm lg:mb-6"
      >
        <ArrowLeft aria-hidden size={18} />
        {t('My Wardrobe')}
      </Link>
      {isLoadingError && <LoadError text={texts.loadFailed} onRetry={refetch} />}
      {items && !item && <EmptyState text={t('This piece is not in your wardrobe any more.')} />}
      {item && (
        <>
          <ItemDetails
            item={item}
            onRemoved={() => (isFromGallery ? leavePage() : navigate('/dashboard', { replace: true }))}
          />
          <OutfitsWithItem itemId={item.id} />
        </>
      )}
    </div>
  );
}
